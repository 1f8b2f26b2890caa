# Mit mond az asztal azokról a beállításokról, amelyek nem illenek a helyek számához.

ludoteka-why-option-for-fewer-seats = { $most ->
    [one] Az egyik beállítás csak legfeljebb { $most } hely esetén használható.
   *[other] Az egyik beállítás csak legfeljebb { $most } hely esetén használható.
} Vegyél el helyeket, vagy válassz mást.
ludoteka-why-too-few-seats = { $least ->
    [one] Ehhez a játékhoz legalább { $least } játékos kell.
   *[other] Ehhez a játékhoz legalább { $least } játékos kell.
} Adj hozzá helyet egy barátnak vagy egy botnak.
ludoteka-why-too-many-seats = { $most ->
    [one] Ezt a játékot legfeljebb { $most } játékos játszhatja.
   *[other] Ezt a játékot legfeljebb { $most } játékos játszhatja.
}
