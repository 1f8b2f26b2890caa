/** Motifs that no single drawing shows, put together of several (game-icons.net, CC BY 3.0) and of our own lines. */
import boombox from "icon:game-icons/boombox";
import crackedMask from "icon:game-icons/cracked-mask";
import crown from "icon:game-icons/crown";
import deathSkull from "icon:game-icons/death-skull";
import drop from "icon:game-icons/drop";
import evilHand from "icon:game-icons/evil-hand";
import fist from "icon:game-icons/fist";
import flame from "icon:game-icons/flame";
import garlic from "icon:game-icons/garlic";
import ghost from "icon:game-icons/ghost";
import halfDead from "icon:game-icons/half-dead";
import hieroglyphLegs from "icon:game-icons/hieroglyph-legs";
import hotMeal from "icon:game-icons/hot-meal";
import knockedOutStars from "icon:game-icons/knocked-out-stars";
import lockedDoor from "icon:game-icons/locked-door";
import manualMeatGrinder from "icon:game-icons/manual-meat-grinder";
import monsterGrasp from "icon:game-icons/monster-grasp";
import musicalNotes from "icon:game-icons/musical-notes";
import openGate from "icon:game-icons/open-gate";
import partyHat from "icon:game-icons/party-hat";
import plagueDoctorProfile from "icon:game-icons/plague-doctor-profile";
import severedHand from "icon:game-icons/severed-hand";
import sewingNeedle from "icon:game-icons/sewing-needle";
import shatteredGlass from "icon:game-icons/shattered-glass";
import spectre from "icon:game-icons/spectre";
import stonePile from "icon:game-icons/stone-pile";
import sun from "icon:game-icons/sun";
import swapBag from "icon:game-icons/swap-bag";
import tearTracks from "icon:game-icons/tear-tracks";
import toolbox from "icon:game-icons/toolbox";
import vampireDracula from "icon:game-icons/vampire-dracula";
import walkingBoot from "icon:game-icons/walking-boot";
import windSlap from "icon:game-icons/wind-slap";
import wreckingBall from "icon:game-icons/wrecking-ball";
import type { IconData } from "$/ui/icon";
import { composed, type Piece } from "./composition";

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const WARDROBE =
  box(150, 96, 212, 300) +
  "M134 72h244v26h-244zM160 396h34l-6 30h-22zM318 396h34l-6 30h-22z" +
  box(252, 116, 8, 262) +
  box(172, 128, 64, 106) +
  box(184, 140, 40, 82) +
  box(276, 128, 64, 106) +
  box(288, 140, 40, 82) +
  box(172, 266, 64, 106) +
  box(184, 278, 40, 82) +
  box(276, 266, 64, 106) +
  box(288, 278, 40, 82) +
  circle(243, 250, 7) +
  circle(269, 250, 7);
const RUSH = "M96 30l16 0 4 150zM196 4l18 0-4 66zM300 0l18 2-8 58zM404 22l18 4-18 140zM464 70l14 6-26 130z";
const DOOR = "M268 56h216v416h-36V92H304v380h-36zM304 92l96 40v380l-96-40z" + circle(380, 318, 13);
const SHROUD =
  "M256 20C150 20 108 128 98 240L66 476l62-36 50 46 78-44 78 44 50-46 62 36-32-236C404 128 362 20 256 20z" +
  "M256 84c60 0 96 52 96 122s-38 124-96 124-96-54-96-124 36-122 96-122z";
const STRAWS = "M204 336L132 26l20-5 72 308zM246 322V8h21v314zM294 336l34-118 21 6-34 118z";
const NAIL = "M0 166h48v56h330l120 34-120 34H48v56H0z";
const WAVES = "M300 170q40 46 0 116l16 12q54-66 0-140zM340 138q70 78 0 182l18 12q80-104 0-208z";
const MOSQUITO =
  "M246 300C170 190 70 130 8 150c-10 60 100 130 226 164zM266 300C342 190 442 130 504 150c10 60-100 130-226 164z" +
  "M230 292L118 262 40 430l18 8 72-148 98 26zM282 292l112-30 78 168-18 8-72-148-98 26z" +
  "M226 330l-84 26-30 140 18 4 28-128 70-22zM286 330l84 26 30 140-18 4-28-128-70-22z" +
  "M256 280c36 0 52 30 52 66 0 44-22 84-52 100-30-16-52-56-52-100 0-36 16-66 52-66z";
const STING = `${circle(256, 226, 66)}${circle(230, 218, 19)}${circle(282, 218, 19)}M244 284h24l-8 212h-8z`;
const PAN =
  `${circle(206, 206, 178)}M318 356l38-38 148 148q6 30-38 38z` +
  `${circle(206, 206, 150)}${circle(206, 206, 136)}` +
  "M136 150l18-18 18 18 18-18 14 14-18 18 18 18-14 14-18-18-18 18-14-14 18-18zM226 150l14-18 18 18 18-18 18 18-18 14 18 18-14 14-18-18-18 18-14-14 18-18z" +
  "M150 270q56-46 112 0l-14 18q-42-32-84 0z";
const CONFETTI =
  "M330 40l30 12-10 24-30-12zM440 210l28-10 8 26-28 10zM388 60l14-20 20 14-14 20zM40 150l28 8-6 26-28-8zM60 300l22-14 14 22-22 14zM470 330l20 16-16 20-20-16zM110 60l16 18-18 16-16-18z";

const NEWSPAPER =
  box(40, 80, 432, 352) +
  box(76, 112, 360, 62) +
  box(76, 204, 168, 26) +
  box(76, 252, 168, 26) +
  box(76, 300, 168, 26) +
  box(76, 348, 168, 26) +
  box(272, 204, 164, 122) +
  box(272, 348, 164, 26);
const teeth = Array.from(
  { length: 7 },
  (_, at) => `M222 ${84 + at * 36}l-30 10 30 18zM290 ${84 + at * 36}l30 10-30 18z`,
).join("");
const CHAINSAW =
  `M222 340V64q34-60 68 0v276z${teeth}M244 330V84q12-20 24 0v246z` +
  `M150 344h212v116q0 28-28 28H178q-28 0-28-28z${box(190, 402, 132, 42)}M104 352h46v26h-20v98h-26z`;
const STAPLER =
  "M24 214L404 130q66-10 84 44v66h-70v70h48q22 0 22 26v54H40v-54h318v-80L52 276q-40-20-28-62z" +
  box(58, 296, 18, 34) +
  circle(440, 190, 15);

const ring: readonly Piece[] = Array.from({ length: 8 }, (_, at) => {
  const angle = (at / 8) * Math.PI * 2;
  return {
    icon: garlic,
    x: 256 + Math.round(Math.sin(angle) * 190),
    y: 256 - Math.round(Math.cos(angle) * 190),
    size: 148,
    turn: at * 45,
  };
});
const made: Readonly<Record<string, readonly Piece[]>> = {
  boombox: [
    { icon: deathSkull, x: 130, y: 420, size: 140, turn: -14 },
    { icon: deathSkull, x: 384, y: 420, size: 140, turn: 14 },
    { icon: deathSkull, x: 256, y: 436, size: 150 },
    { icon: boombox, x: 256, y: 190, size: 370 },
  ],
  chainsaw: [
    { icon: musicalNotes, x: 76, y: 76, size: 120 },
    { icon: musicalNotes, x: 436, y: 76, size: 120, flip: true },
    { path: CHAINSAW, x: 120, y: 320, size: 330, turn: -24 },
    { path: CHAINSAW, x: 392, y: 320, size: 330, turn: 24 },
    { path: CHAINSAW, x: 256, y: 286, size: 430 },
  ],
  "exit-door": [
    { icon: openGate, x: 256, y: 300, size: 420 },
    { icon: ghost, x: 190, y: 100, size: 150, turn: 10 },
    { icon: ghost, x: 356, y: 170, size: 170, turn: -12, flip: true },
    { icon: ghost, x: 246, y: 330, size: 230 },
  ],
  "falling-blob": [
    { path: RUSH },
    { icon: walkingBoot, x: 110, y: 462, size: 96, flip: true },
    { icon: walkingBoot, x: 402, y: 462, size: 96 },
    { path: WARDROBE, turn: 9, x: 256, y: 266 },
  ],
  "ghost-ally": [
    { path: SHROUD },
    { icon: tearTracks, x: 256, y: 206, size: 210 },
    { icon: drop, x: 196, y: 372, size: 76 },
    { icon: drop, x: 318, y: 396, size: 76 },
  ],
  "locked-door": [
    { icon: lockedDoor, x: 256, y: 206, size: 412 },
    { icon: monsterGrasp, x: 150, y: 440, size: 150, turn: 170 },
    { icon: monsterGrasp, x: 350, y: 440, size: 150, turn: 190, flip: true },
  ],
  "manual-meat-grinder": [
    { icon: manualMeatGrinder, x: 256, y: 320, size: 384 },
    { icon: severedHand, x: 262, y: 104, size: 196, turn: 28 },
  ],
  "amber-mosquito": [
    { path: MOSQUITO },
    { path: STING },
    { icon: crown, x: 256, y: 110, size: 190 },
    { icon: drop, x: 256, y: 480, size: 64 },
  ],
  "nailed-head": [
    { icon: deathSkull, x: 172, y: 190, size: 340 },
    { path: NAIL, x: 392, y: 262, size: 230, turn: -16 },
    { path: NAIL, x: 384, y: 364, size: 240, turn: 14 },
    { path: NAIL, x: 296, y: 434, size: 220, turn: 46 },
  ],
  newspaper: [
    { path: NEWSPAPER, x: 96, y: 116, size: 170, turn: -24 },
    { path: NEWSPAPER, x: 424, y: 96, size: 160, turn: 22 },
    { path: NEWSPAPER, x: 84, y: 410, size: 150, turn: 30 },
    { path: NEWSPAPER, x: 430, y: 404, size: 180, turn: -20 },
    { icon: crackedMask, x: 256, y: 262, size: 300 },
  ],
  "party-popper": [
    { path: CONFETTI },
    { icon: severedHand, x: 430, y: 120, size: 150, turn: 20 },
    { icon: halfDead, x: 236, y: 356, size: 300 },
    { icon: partyHat, x: 226, y: 150, size: 270, turn: -6 },
  ],
  "robber-hand": [
    { icon: windSlap, x: 132, y: 136, size: 270, flip: true },
    { icon: swapBag, x: 372, y: 372, size: 250 },
    { icon: evilHand, x: 262, y: 222, size: 300, turn: 42 },
  ],
  "salt-shaker": [...ring, { icon: hotMeal, x: 256, y: 250, size: 216 }],
  saucepan: [{ icon: knockedOutStars, x: 384, y: 96, size: 240 }, { path: PAN }],
  screaming: [
    { path: WAVES },
    { icon: shatteredGlass, x: 424, y: 376, size: 250 },
    { icon: ghost, x: 160, y: 240, size: 400 },
  ],
  "sewing-needle": [
    { icon: spectre, x: 210, y: 236, size: 440 },
    { icon: sewingNeedle, x: 362, y: 366, size: 280 },
  ],
  "split-arrows": [{ path: STRAWS }, { icon: fist, x: 252, y: 396, size: 240 }],
  "stapler-heavy-duty": [
    { icon: plagueDoctorProfile, x: 224, y: 196, size: 380 },
    { path: STAPLER, x: 322, y: 402, size: 230 },
  ],
  toolbox: [
    { icon: hieroglyphLegs, x: 262, y: 400, size: 220 },
    { icon: toolbox, x: 256, y: 176, size: 344 },
  ],
  "vampire-sunburn": [
    { icon: sun, x: 420, y: 92, size: 172 },
    { icon: flame, x: 92, y: 112, size: 150, turn: -18 },
    { icon: flame, x: 236, y: 62, size: 118 },
    { icon: vampireDracula, x: 224, y: 312, size: 384 },
    {
      path:
        circle(150, 330, 15) +
        circle(132, 372, 9) +
        circle(302, 300, 12) +
        circle(322, 348, 17) +
        circle(180, 250, 10),
      hole: true,
    },
  ],
  "windy-stripes": [
    { path: DOOR },
    { icon: windSlap, x: 196, y: 400, size: 230, turn: 8 },
    { icon: ghost, x: 180, y: 210, size: 290, flip: true },
  ],
  "wrecking-ball": [
    { icon: stonePile, x: 96, y: 440, size: 170 },
    { icon: wreckingBall, x: 276, y: 262, size: 480 },
    { path: circle(296, 176, 34), hole: true },
    { icon: deathSkull, x: 300, y: 312, size: 190, hole: true },
  ],
};

const pictures = Object.fromEntries(
  Object.entries(made).map(([name, pieces]) => [name, composed(name, pieces)]),
);

/** Names that earlier decks use for the same. */
const FORMERLY: Readonly<Record<string, string>> = { sunbeams: "vampire-sunburn" };

export const scenes: Readonly<Record<string, IconData>> = {
  ...pictures,
  ...Object.fromEntries(
    Object.entries(FORMERLY).flatMap(([old, name]) => (pictures[name] ? [[old, pictures[name]]] : [])),
  ),
};
