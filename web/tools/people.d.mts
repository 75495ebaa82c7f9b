import type { Browser, Page } from 'playwright-core';
import type { Created, CreateTable } from '../src/lib/api-types';

export interface Person {
  page: Page;
  call(method: string, path: string, data?: unknown): Promise<any>;
  create(plan: Partial<CreateTable>): Promise<Created>;
  complaints: string[];
  close(): Promise<void>;
}
export const GAMES: string[];
export function person(browser: Browser, server: string, settings?: { [name: string]: unknown }, viewport?: { width: number; height: number }): Promise<Person>;
export function ready(page: Page): Promise<'choose' | 'end'>;
export function changed(page: Page, version: string | null): Promise<void>;
export function versionOf(page: Page): Promise<string | null>;
export function advance(page: Page, moves: number, seed?: number): Promise<void>;
