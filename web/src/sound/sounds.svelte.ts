/** Ten cues, made of tones: nothing to load, and off in one click. */
import { settings } from "$/settings.svelte";

export type Cue =
  "turn" | "dice" | "capture" | "loss" | "place" | "reveal" | "chat" | "time" | "win" | "error";

/** A tone: when it begins, how long it lasts (seconds), its pitch (Hz), its shape, its strength. */
type Tone = [at: number, lasts: number, pitch: number, shape: OscillatorType, strength: number];

const rattle = Array.from({ length: 7 }, (_, i): Tone => [
  i * 0.07,
  0.03,
  900 + ((i * 577) % 600),
  "square",
  0.12,
]);
const CUES: Record<Cue, Tone[]> = {
  turn: [
    [0, 0.14, 660, "sine", 0.5],
    [0.13, 0.24, 880, "sine", 0.5],
  ],
  dice: rattle,
  capture: [
    [0, 0.09, 392, "triangle", 0.5],
    [0.08, 0.09, 523, "triangle", 0.5],
    [0.16, 0.2, 659, "triangle", 0.5],
  ],
  loss: [
    [0, 0.16, 330, "triangle", 0.5],
    [0.14, 0.28, 233, "triangle", 0.5],
  ],
  place: [
    [0, 0.05, 240, "triangle", 0.6],
    [0.02, 0.04, 480, "sine", 0.2],
  ],
  reveal: [
    [0, 0.3, 440, "sine", 0.25],
    [0.06, 0.3, 554, "sine", 0.25],
    [0.12, 0.4, 659, "sine", 0.25],
  ],
  chat: [[0, 0.07, 1040, "sine", 0.3]],
  time: [
    [0, 0.06, 1400, "square", 0.12],
    [0.2, 0.06, 1400, "square", 0.12],
  ],
  win: [
    [0, 0.15, 523, "triangle", 0.5],
    [0.14, 0.15, 659, "triangle", 0.5],
    [0.28, 0.15, 784, "triangle", 0.5],
    [0.42, 0.5, 1047, "triangle", 0.5],
  ],
  error: [[0, 0.12, 180, "sawtooth", 0.15]],
};

let context: AudioContext | null = null;

/** Play a cue, if sound is on. */
export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [at, lasts, pitch, shape, strength] of CUES[cue]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(strength * settings.volume * 0.5, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.02);
  }
}
