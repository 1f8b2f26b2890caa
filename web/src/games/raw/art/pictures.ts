/** The pictures of the cards by the names that the deck gives them (game-icons.net, CC BY 3.0). */
import bed from "icon:game-icons/bed";
import bestialFangs from "icon:game-icons/bestial-fangs";
import birdCage from "icon:game-icons/bird-cage";
import brokenBone from "icon:game-icons/broken-bone";
import brokenPottery from "icon:game-icons/broken-pottery";
import broom from "icon:game-icons/broom";
import burningSkull from "icon:game-icons/burning-skull";
import campCookingPot from "icon:game-icons/camp-cooking-pot";
import candles from "icon:game-icons/candles";
import catapult from "icon:game-icons/catapult";
import coffin from "icon:game-icons/coffin";
import crackedMask from "icon:game-icons/cracked-mask";
import crownedSkull from "icon:game-icons/crowned-skull";
import deadWood from "icon:game-icons/dead-wood";
import deathNote from "icon:game-icons/death-note";
import dinosaurBones from "icon:game-icons/dinosaur-bones";
import dogHouse from "icon:game-icons/dog-house";
import dramaMasks from "icon:game-icons/drama-masks";
import emptyHourglass from "icon:game-icons/empty-hourglass";
import evilBat from "icon:game-icons/evil-bat";
import evilBook from "icon:game-icons/evil-book";
import evilMoon from "icon:game-icons/evil-moon";
import femaleVampire from "icon:game-icons/female-vampire";
import floatingGhost from "icon:game-icons/floating-ghost";
import fog from "icon:game-icons/fog";
import footTrip from "icon:game-icons/foot-trip";
import fullMetalBucketHandle from "icon:game-icons/full-metal-bucket-handle";
import gargoyle from "icon:game-icons/gargoyle";
import garlic from "icon:game-icons/garlic";
import gooSkull from "icon:game-icons/goo-skull";
import graveFlowers from "icon:game-icons/grave-flowers";
import graveyard from "icon:game-icons/graveyard";
import halfDead from "icon:game-icons/half-dead";
import haunting from "icon:game-icons/haunting";
import heartBottle from "icon:game-icons/heart-bottle";
import hornedSkull from "icon:game-icons/horned-skull";
import leechingWorm from "icon:game-icons/leeching-worm";
import matchTip from "icon:game-icons/match-tip";
import musicalNotes from "icon:game-icons/musical-notes";
import neckBite from "icon:game-icons/neck-bite";
import noseSide from "icon:game-icons/nose-side";
import ogre from "icon:game-icons/ogre";
import pipeOrgan from "icon:game-icons/pipe-organ";
import plagueDoctorProfile from "icon:game-icons/plague-doctor-profile";
import prettyFangs from "icon:game-icons/pretty-fangs";
import raiseSkeleton from "icon:game-icons/raise-skeleton";
import ribcage from "icon:game-icons/ribcage";
import ringingBell from "icon:game-icons/ringing-bell";
import scrollUnfurled from "icon:game-icons/scroll-unfurled";
import severedHand from "icon:game-icons/severed-hand";
import shamblingZombie from "icon:game-icons/shambling-zombie";
import skeletalHand from "icon:game-icons/skeletal-hand";
import skeletonKey from "icon:game-icons/skeleton-key";
import skullInJar from "icon:game-icons/skull-in-jar";
import skullSabertooth from "icon:game-icons/skull-sabertooth";
import skullStaff from "icon:game-icons/skull-staff";
import spectre from "icon:game-icons/spectre";
import spiderWeb from "icon:game-icons/spider-web";
import spikedArmor from "icon:game-icons/spiked-armor";
import spikedShield from "icon:game-icons/spiked-shield";
import spikes from "icon:game-icons/spikes";
import swampBat from "icon:game-icons/swamp-bat";
import table from "icon:game-icons/table";
import thumbDown from "icon:game-icons/thumb-down";
import tomato from "icon:game-icons/tomato";
import tongue from "icon:game-icons/tongue";
import tooth from "icon:game-icons/tooth";
import tripleSkulls from "icon:game-icons/triple-skulls";
import vampireCape from "icon:game-icons/vampire-cape";
import vampireDracula from "icon:game-icons/vampire-dracula";
import warlockEye from "icon:game-icons/warlock-eye";
import wolfTrap from "icon:game-icons/wolf-trap";
import wormMouth from "icon:game-icons/worm-mouth";
import type { IconData } from "$/ui/icon";
import type { CardData } from "../cards/data/types";
import { scenes } from "./scenes";

export const pictures: Readonly<Record<string, IconData>> = {
  ...scenes,
  bed,
  "bestial-fangs": bestialFangs,
  "bird-cage": birdCage,
  "broken-bone": brokenBone,
  "broken-pottery": brokenPottery,
  broom,
  "burning-skull": burningSkull,
  "camp-cooking-pot": campCookingPot,
  candles,
  catapult,
  coffin,
  "cracked-mask": crackedMask,
  "crowned-skull": crownedSkull,
  "dead-wood": deadWood,
  "death-note": deathNote,
  "dinosaur-bones": dinosaurBones,
  "dog-house": dogHouse,
  "drama-masks": dramaMasks,
  "empty-hourglass": emptyHourglass,
  "evil-bat": evilBat,
  "evil-book": evilBook,
  "evil-moon": evilMoon,
  "female-vampire": femaleVampire,
  "floating-ghost": floatingGhost,
  fog,
  "foot-trip": footTrip,
  "full-metal-bucket-handle": fullMetalBucketHandle,
  gargoyle,
  garlic,
  "goo-skull": gooSkull,
  "grave-flowers": graveFlowers,
  graveyard,
  "half-dead": halfDead,
  haunting,
  "heart-bottle": heartBottle,
  "horned-skull": hornedSkull,
  "leeching-worm": leechingWorm,
  "match-tip": matchTip,
  "musical-notes": musicalNotes,
  "neck-bite": neckBite,
  "nose-side": noseSide,
  ogre,
  "pipe-organ": pipeOrgan,
  "plague-doctor-profile": plagueDoctorProfile,
  "pretty-fangs": prettyFangs,
  "raise-skeleton": raiseSkeleton,
  ribcage,
  "ringing-bell": ringingBell,
  "scroll-unfurled": scrollUnfurled,
  "severed-hand": severedHand,
  "shambling-zombie": shamblingZombie,
  "skeletal-hand": skeletalHand,
  "skeleton-key": skeletonKey,
  "skull-in-jar": skullInJar,
  "skull-sabertooth": skullSabertooth,
  "skull-staff": skullStaff,
  spectre,
  "spider-web": spiderWeb,
  "spiked-armor": spikedArmor,
  "spiked-shield": spikedShield,
  spikes,
  "swamp-bat": swampBat,
  table,
  "thumb-down": thumbDown,
  tomato,
  tongue,
  tooth,
  "triple-skulls": tripleSkulls,
  "vampire-cape": vampireCape,
  "vampire-dracula": vampireDracula,
  "warlock-eye": warlockEye,
  "wolf-trap": wolfTrap,
  "worm-mouth": wormMouth,
};

/** For cards of somebody's own deck whose picture we don't have: by type, monsters by kind. */
const SPARE: Readonly<Record<string, readonly string[]>> = {
  zombie: ["shambling-zombie", "severed-hand", "foot-trip", "goo-skull", "ogre", "cracked-mask"],
  skull: ["ribcage", "skeletal-hand", "crowned-skull", "horned-skull", "dinosaur-bones", "skull-sabertooth"],
  ghost: ["floating-ghost", "spectre", "ghost-ally", "haunting", "windy-stripes", "drama-masks"],
  blood: ["vampire-dracula", "female-vampire", "swamp-bat", "evil-bat", "pretty-fangs", "vampire-cape"],
  magic: [
    "evil-moon",
    "burning-skull",
    "warlock-eye",
    "skull-in-jar",
    "ringing-bell",
    "death-note",
    "candles",
  ],
  ability: ["bestial-fangs", "worm-mouth", "tongue", "spiked-armor", "broken-bone", "neck-bite"],
  thing: ["coffin", "toolbox", "bird-cage", "dead-wood", "catapult", "evil-book", "graveyard"],
};

/** The name of a card's picture: the one it asks for, or one that fits, always the same. */
export function pictureOf(id: string, card: CardData): string {
  if (Object.hasOwn(pictures, card.icon)) return card.icon;
  const fitting = SPARE[card.kind ?? card.type] ?? SPARE.thing ?? [];
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return fitting[sum % fitting.length] ?? "coffin";
}
