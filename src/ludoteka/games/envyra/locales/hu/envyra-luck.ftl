# Why nothing is measured.

envyra-luck-none = A titkos kártyákon kívül a véletlen csak a lapkákat választotta, és azok mindenkinek egyformán ott voltak: nincs mérhető szerencse.
