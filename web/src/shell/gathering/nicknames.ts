/** Names for those who have none yet: animals, each with its drawing. */
import { settings } from "$/settings.svelte";
import { t } from "$/text/language.svelte";
import { type Animal, isAnimal } from "$/ui/avatars/animals";

export interface Nickname {
  name: string;
  /** The animal it speaks of. */
  avatar: Animal | null;
}

/** All nicknames of the reader's language, told as "fox: Brave Fox, owl: Calm Owl". */
function all(): Nickname[] {
  return t("nicknames")
    .split(",")
    .map((entry) => entry.split(":").map((part) => part.trim()))
    .flatMap(([animal, name]) => (name ? [{ name, avatar: isAnimal(animal) ? animal : null }] : []));
}

/** So many different nicknames, of other animals than those that are taken, as long as there are any. */
export function nicknames(
  count: number,
  taken: readonly string[] = [],
  animals: readonly (string | null | undefined)[] = [],
): Nickname[] {
  const left = all().filter(({ name }) => !taken.includes(name));
  const found: Nickname[] = [];
  while (found.length < count) {
    const fresh = left.filter(({ avatar }) => !animals.includes(avatar));
    const some = fresh.length > 0 ? fresh : left;
    const one = some[Math.floor(Math.random() * some.length)];
    if (one) left.splice(left.indexOf(one), 1);
    found.push(one ?? { name: `${t("player")} ${found.length + 1}`, avatar: null });
  }
  return found;
}

/** The nickname of an animal, for somebody who goes by a nickname of another one; else the name stays. */
export function renamed(name: string, animal: Animal | ""): string {
  const known = all();
  const fitting = known.find(({ avatar }) => avatar === animal);
  return fitting && known.some((one) => one.name === name) ? fitting.name : name;
}

/** Whoever uses this device: the name and the animal that were chosen; what was not chosen fits the other, and nobody is offered an animal that sits there already. */
export function myself(animals: readonly (string | null | undefined)[] = []): Nickname {
  const { name } = settings;
  const avatar = animals.includes(settings.avatar) ? "" : settings.avatar;
  const [other] = nicknames(1, [], animals) as [Nickname];
  if (!name) {
    const fitting = avatar && all().find((one) => one.avatar === avatar);
    return fitting || { ...other, ...(avatar ? { avatar } : {}) };
  }
  const own = avatar || (all().find((one) => one.name === name)?.avatar ?? null);
  const taken = animals.includes(own ?? settings.avatar);
  return { name, avatar: taken ? other.avatar : own };
}
