# Why a bot may not play for somebody yet.

ludoteka-why-has-bot = Na mieste { $seat-letter } už hrá bot.
ludoteka-why-still-here = Tento hráč je tu. Za toho, kto je tu, môže nechať hrať bota iba zakladateľ stola, a to až po dlhom čakaní.
ludoteka-why-not-waited-for = Na tohto hráča sa teraz nečaká.
ludoteka-why-too-soon = { $seconds ->
    [one] Tento hráč má ešte čas. Bota môžeš nechať hrať o { $seconds } sekundu.
    [few] Tento hráč má ešte čas. Bota môžeš nechať hrať o { $seconds } sekundy.
    [many] Tento hráč má ešte čas. Bota môžeš nechať hrať o { $seconds } sekundy.
   *[other] Tento hráč má ešte čas. Bota môžeš nechať hrať o { $seconds } sekúnd.
}
