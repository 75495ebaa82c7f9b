/** What this browser was told to do: language, theme, pace, motion, sound. Kept in localStorage. */
import { type Language, LANGUAGES, speak } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'instant';
export type Motion = 'auto' | 'none';

interface Settings {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  motion: Motion;
  sound: boolean;
  /** Games whose first cards have been seen. */
  introduced: string[];
  name: string;
}

const KEY = 'perankh.settings';
const DEFAULTS: Settings = { language: null, theme: 'auto', pace: 'calm', motion: 'auto', sound: false, introduced: [], name: '' };

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const isDark = () => settings.theme === 'dark' || (settings.theme === 'auto' && darkness.matches);
export const isStill = () => settings.motion === 'none' || stillness.matches;

/** The style sheets ask for this; whoever wants no motion gets none. */
export function applyMotion(): void {
  document.documentElement.toggleAttribute('data-still', isStill());
}

stillness.addEventListener('change', applyMotion);

export function applyTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

darkness.addEventListener('change', applyTheme);

export function preferredLanguage(): Language {
  if (settings.language) return settings.language;
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return wanted.map((one) => LANGUAGES.find((known) => known === one)).find((one) => one !== undefined) ?? 'en';
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  keep();
  await speak(language);
}

export function chooseTheme(theme: Theme): void {
  settings.theme = theme;
  keep();
  applyTheme();
}
