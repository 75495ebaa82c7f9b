/** What is needed to sit down at a table of a game: loaded when one is opened. */
import { mountThings } from '../design/icons';
import { openWords } from '../lib/words.svelte';
import type { Face } from './contract';

const faces = import.meta.glob<{ default: Face }>('./*/face.ts');

/** Nothing if the client cannot draw this game. */
export const fetchFace = (slug: string) => faces[`./${slug}/face.ts`]?.();

/** Null if the client cannot draw this game. `drawn` is off where there is no page. */
export async function loadFace(slug: string, drawn = true): Promise<Face | null> {
  const [module] = await Promise.all([fetchFace(slug), openWords(slug), drawn && mountThings()]);
  if (drawn) module?.default.art?.();
  return module?.default ?? null;
}
