/** One house for all tests, or the one at PERANKH_SERVER; every file has a browser of its own. */
import type { TestProject } from 'vitest/node';
import { openHouse } from '../tools/house.mjs';

export default async function setup(project: TestProject) {
  const open = process.env.PERANKH_SERVER;
  if (open) return project.provide('server', open);
  const house = await openHouse();
  project.provide('server', house.url);
  return () => house.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: string;
  }
}
