/** Small sounds, made on the spot; silent unless switched on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, length: number, volume: number, type: OscillatorType, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { frequency, type });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export const sounds = {
  /** A tile is put down. */
  tap: () => settings.sound && (tone(190, 0.07, 0.16, 'triangle'), tone(420, 0.03, 0.06, 'sine')),
  /** It is your turn. */
  turn: () => settings.sound && (tone(587, 0.5, 0.06, 'sine'), tone(880, 0.6, 0.05, 'sine', 0.12)),
  /** The game is over. */
  end: () => settings.sound && [523, 659, 784, 1047].forEach((frequency, k) => tone(frequency, 0.9, 0.05, 'sine', k * 0.14)),
};
