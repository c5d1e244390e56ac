import { recall, remember } from '../browser/preferences.ts';
import type { SoundName } from './game-screen.ts';

/** Short wooden sounds, made on the spot: each is a few damped tones and a breath of noise. */
interface Recipe {
  /** Frequencies in hertz, loudness and length in seconds. */
  readonly tones: readonly number[];
  readonly loud: number;
  readonly long: number;
  /** How much of it is noise, and the pitch the noise is filtered around. */
  readonly noise: number;
  readonly pitch: number;
  /** The same again, this much later. */
  readonly again?: readonly number[];
}

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  slide: { tones: [], loud: 0.16, long: 0.14, noise: 1, pitch: 1800 },
  snap: { tones: [220], loud: 0.22, long: 0.06, noise: 0.7, pitch: 2600 },
  coin: { tones: [1560, 2350], loud: 0.1, long: 0.22, noise: 0.1, pitch: 5000 },
  stamp: { tones: [92, 140], loud: 0.4, long: 0.12, noise: 0.5, pitch: 500 },
  tear: { tones: [], loud: 0.12, long: 0.24, noise: 1, pitch: 3600 },
  bell: { tones: [880, 1320, 2210], loud: 0.14, long: 0.7, noise: 0, pitch: 1000 },
  dice: { tones: [310], loud: 0.2, long: 0.05, noise: 0.8, pitch: 1500, again: [0.08, 0.15, 0.24, 0.36] },
  rail: { tones: [130], loud: 0.24, long: 0.07, noise: 0.6, pitch: 700, again: [0.12] },
  wave: { tones: [], loud: 0.1, long: 0.9, noise: 1, pitch: 420, again: [0.35] },
  step: { tones: [120], loud: 0.18, long: 0.05, noise: 0.6, pitch: 900, again: [0.16] },
  sail: { tones: [], loud: 0.12, long: 0.5, noise: 1, pitch: 900 },
  tap: { tones: [180], loud: 0.2, long: 0.08, noise: 0.3, pitch: 600 },
};

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;
let isOn = $state((recall('sound', ['on', 'off']) ?? (isPhone() ? 'off' : 'on')) === 'on');
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export const soundIsOn = (): boolean => isOn;

export function toggleSound(): void {
  isOn = !isOn;
  remember('sound', isOn ? 'on' : 'off');
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  // Any rough sequence will do; a fixed one sounds the same every time.
  let word = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + i;
    samples[i] = ((word >>> 8) / 0xffffff) * 2 - 1;
  }
  return hiss;
}

function strike(audio: AudioContext, recipe: Recipe, at: number): void {
  const out = audio.createGain();
  out.gain.setValueAtTime(recipe.loud, at);
  out.gain.exponentialRampToValueAtTime(0.0005, at + recipe.long);
  out.connect(audio.destination);
  for (const pitch of recipe.tones) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(out);
    tone.start(at);
    tone.stop(at + recipe.long);
  }
  if (recipe.noise === 0) return;
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = recipe.pitch;
  const gain = audio.createGain();
  gain.gain.value = recipe.noise;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + recipe.long);
}

/** Plays nothing before the first touch of the page: browsers forbid it and people do not expect it. */
export function play(name: SoundName): void {
  if (!isOn || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const recipe = RECIPES[name];
  const start = context.currentTime;
  for (const later of [0, ...(recipe.again ?? [])]) strike(context, recipe, start + later);
}
