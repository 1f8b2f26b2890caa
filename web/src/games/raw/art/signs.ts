/** The signs of types, kinds and keywords, by the keys of their explanations. */
import cardDraw from "icon:game-icons/card-draw";
import cardPickup from "icon:game-icons/card-pickup";
import cardPlay from "icon:game-icons/card-play";
import clawSlashes from "icon:game-icons/claw-slashes";
import cowled from "icon:game-icons/cowled";
import crossedSwords from "icon:game-icons/crossed-swords";
import crosshair from "icon:game-icons/crosshair";
import deathSkull from "icon:game-icons/death-skull";
import drop from "icon:game-icons/drop";
import evilMinion from "icon:game-icons/evil-minion";
import fangs from "icon:game-icons/fangs";
import flame from "icon:game-icons/flame";
import ghost from "icon:game-icons/ghost";
import gooeyImpact from "icon:game-icons/gooey-impact";
import guardedTower from "icon:game-icons/guarded-tower";
import hammerDrop from "icon:game-icons/hammer-drop";
import hastyGrave from "icon:game-icons/hasty-grave";
import heartDrop from "icon:game-icons/heart-drop";
import hidden from "icon:game-icons/hidden";
import hourglass from "icon:game-icons/hourglass";
import imprisoned from "icon:game-icons/imprisoned";
import lever from "icon:game-icons/lever";
import lockedChest from "icon:game-icons/locked-chest";
import magicSwirl from "icon:game-icons/magic-swirl";
import monsterGrasp from "icon:game-icons/monster-grasp";
import pentagramRose from "icon:game-icons/pentagram-rose";
import prisoner from "icon:game-icons/prisoner";
import raiseZombie from "icon:game-icons/raise-zombie";
import reaperScythe from "icon:game-icons/reaper-scythe";
import shield from "icon:game-icons/shield";
import sightDisabled from "icon:game-icons/sight-disabled";
import skullCrack from "icon:game-icons/skull-crack";
import spanner from "icon:game-icons/spanner";
import swapBag from "icon:game-icons/swap-bag";
import swordWound from "icon:game-icons/sword-wound";
import tombstone from "icon:game-icons/tombstone";
import vomiting from "icon:game-icons/vomiting";
import wolfTrap from "icon:game-icons/wolf-trap";
import type { IconData } from "$/ui/icon";

export const signs: Readonly<Record<string, IconData>> = {
  zombie: raiseZombie,
  skull: deathSkull,
  ghost,
  blood: fangs,
  beast: monsterGrasp,
  magic: pentagramRose,
  ability: clawSlashes,
  thing: lockedChest,
  "double-damage": crossedSwords,
  "instant-kill": reaperScythe,
  direct: crosshair,
  protection: shield,
  sick: vomiting,
  backburn: gooeyImpact,
  skill: magicSwirl,
  "skill-thing": lever,
  dead: tombstone,
  vs: swordWound,
  guard: guardedTower,
  hideout: hidden,
  prison: prisoner,
  trap: wolfTrap,
  ritual: hourglass,
  burning: flame,
  draw: cardDraw,
  steal: cardPickup,
  summon: evilMinion,
  exhume: hastyGrave,
  kill: skullCrack,
  tap: cardPlay,
  "disable-burning": sightDisabled,
  heal: heartDrop,
  damage: drop,
  repair: spanner,
  hide: cowled,
  destroy: hammerDrop,
  imprison: imprisoned,
  grant: hourglass,
  kind: swapBag,
};
