import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: ['setup.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    reporters: ['verbose'],
  },
});
