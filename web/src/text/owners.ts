/** Whose texts they are: the owner of those that all games share. A game's are its own, by its name. */
export const SHELL = "ludoteka";
