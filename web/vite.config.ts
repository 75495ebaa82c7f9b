import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { components } from './build/components.ts';
import { packed } from './build/packed.ts';
import { sizes } from './build/sizes.ts';
import { words } from './build/words.ts';

const server = process.env.PERANKH_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [words(), components(), svelte(), sizes({ limit: 120 }), packed()],
  build: {
    outDir: '../src/perankh/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What several screens share comes in one file: twenty small ones take a browser longer than their bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: /[\\/](src[\\/](lib|play|design|parts|screens|games[\\/]\w+\.ts)|node_modules)/, minShareCount: 2 }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', setupFiles: ['tests/browser.ts'], testTimeout: 60_000, reporters: ['dot'] },
});
