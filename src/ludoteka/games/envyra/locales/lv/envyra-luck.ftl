# Why nothing is measured.

envyra-luck-none = Izņemot slepenās kārtis, nejaušība izvēlējās tikai plāksnītes, un tās visiem bija vienādas: nav veiksmes, ko mērīt.
