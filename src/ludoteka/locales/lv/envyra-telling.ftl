envyra-together-tile-laid = No maisiņa { $count ->
    [zero] nonāk { $count } jaunu plāksnīšu
    [one] nonāk { $count } jauna plāksnīte
   *[other] nonāk { $count } jaunas plāksnītes
} ({ $cell }); { $bag ->
    [0] maisiņš ir tukšs.
    [zero] tajā paliek { $bag } plāksnīšu.
    [one] tajā paliek { $bag } plāksnīte.
   *[other] tajā paliek { $bag } plāksnītes.
}
envyra-web-leads = Tagad vadībā { $seat-me ->
    [yes] esi tu
   *[no] ir { $seat-name }
}; punktu skaits: { $count }.
