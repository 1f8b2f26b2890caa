/** Animals by name. */
import { t } from "$/text/language.svelte";
import type { Animal } from "$/ui/avatars/animals";

export const animalName = (animal: Animal | ""): string => t(animal ? `animal-${animal}` : "avatar-any");
