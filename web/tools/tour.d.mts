import type { Browser, Page } from 'playwright-core';

interface Tour {
  browser: Browser;
  server: string;
  visit: (page: Page, name: string, again?: () => Promise<void>) => Promise<void>;
  moves?: number;
  language?: 'en' | 'de';
  only?: string[];
}
export const SCREENS: string[];
/** Says what the pages complained about. */
export function tour(tour: Tour): Promise<string[]>;
