// Small sounds made of tones, if the player wants any.
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "end" | "chat" | "refused";

interface Tone {
  hertz: number;
  /** Seconds after the sound begins. */
  start: number;
  seconds: number;
  wave: OscillatorType;
}

const tone = (hertz: number, start: number, seconds: number, wave: OscillatorType): Tone => ({
  hertz,
  start,
  seconds,
  wave,
});

const SOUNDS: Record<Sound, Tone[]> = {
  card: [tone(220, 0, 0.06, "triangle"), tone(165, 0.03, 0.08, "triangle")],
  turn: [tone(392, 0, 0.16, "sine"), tone(587.3, 0.12, 0.28, "sine")],
  end: [
    tone(392, 0, 0.2, "triangle"),
    tone(493.9, 0.16, 0.2, "triangle"),
    tone(587.3, 0.32, 0.2, "triangle"),
    tone(784, 0.48, 0.6, "triangle"),
  ],
  chat: [tone(659.3, 0, 0.1, "sine")],
  refused: [tone(146.8, 0, 0.18, "square")],
};

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

/** Play a sound, unless sound is off. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers keep sound asleep until the player has clicked.
  if (context.state === "suspended") void context.resume();
  for (const each of SOUNDS[sound]) playTone(context, each);
}

function playTone(audio: AudioContext, { hertz, start, seconds, wave }: Tone): void {
  const begins = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begins);
  oscillator.stop(begins + seconds);
}
