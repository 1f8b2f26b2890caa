web-told-next = Tālāk
web-told-to-now = Uz tagadni
web-told-to-turn = Uz manu gājienu
web-told-all = Rādīt, kas notiek
web-recap-title = Kopš tava pēdējā gājiena
web-recap-button = Kopš tava gājiena
web-recap-label = Kopš tava gājiena { $count }
web-recap-more = { $count ->
    [zero] { $count } agrāku notikumu ir vēsturē.
    [one] { $count } agrāks notikums ir vēsturē.
   *[other] { $count } agrāki notikumi ir vēsturē.
}
web-recap-look = Aplūkot šo brīdi
web-out-title = Tu esi ārpus spēles
web-out-finish = Ātri pabeigt
web-out-watch = Skatīties
web-out-new = Jauna spēle
web-out-bots = Tālāk spēlē tikai boti. Viņi var pabeigt uzreiz, vai arī tu vari skatīties.
web-out-others = Pārējie spēlē tālāk. Tu vari skatīties līdz beigām.
