/** Prints what a browser loads to play a game (gzip) and fails the build if shell plus one game is above the limit. */
import { gzipSync } from 'node:zlib';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { LANGUAGES, gameFolders } from './paths.ts';

const TABLE = '/src/screens/TableScreen.svelte';
const THINGS = '/src/design/icons/things.ts';

/** Chunks and style sheets by what is in them, and what each brings along. */
class Files {
  private readonly chunks: OutputChunk[];

  constructor(private readonly bundle: OutputBundle) {
    this.chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  }

  entry(): OutputChunk[] {
    return this.chunks.filter((chunk) => chunk.isEntry);
  }

  /** The chunk that has this module; none if there is no such module. */
  having(module: string): OutputChunk[] {
    return this.chunks.filter((chunk) => chunk.moduleIds.some((one) => one.endsWith(module)));
  }

  /** Everything that is loaded with these chunks: static imports and style sheets. */
  closure(starts: OutputChunk[]): Set<string> {
    const found = new Set<string>();
    const waiting = [...starts];
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      if (found.has(chunk.fileName)) continue;
      found.add(chunk.fileName);
      for (const style of styles(chunk)) found.add(style);
      for (const name of chunk.imports) {
        const next = this.bundle[name];
        if (next?.type === 'chunk') waiting.push(next);
      }
    }
    return found;
  }

  weigh(names: Iterable<string>): number {
    let sum = 0;
    for (const name of names) {
      const file = this.bundle[name];
      if (file) sum += gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
    }
    return sum;
  }
}

function styles(chunk: OutputChunk): string[] {
  const { viteMetadata } = chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

export function sizes({ limit }: { limit: number }): Plugin {
  return {
    name: 'perankh-sizes',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = new Files(bundle);
      /** The words of the longer language. */
      const words = (set: string) => LANGUAGES.map((language) => files.having(`virtual:words/${set}/${language}`)).sort((a, b) => files.weigh(files.closure(b)) - files.weigh(files.closure(a)))[0] ?? [];
      const shell = files.closure([...files.entry(), ...files.having(TABLE), ...files.having(THINGS), ...words('house')]);
      const first = files.weigh(shell) + files.weigh(['index.html']);
      console.log(`\n${kilo(first)}  shell: first page and table, with words and icons (gzip)`);
      const heavy: string[] = [];
      for (const slug of gameFolders()) {
        const all = files.closure([...files.having(`/src/games/${slug}/face.ts`), ...words(slug)]);
        const own = files.weigh([...all].filter((name) => !shell.has(name)));
        console.log(`${kilo(own)}  ${slug}${kilo(first + own).padStart(40 - slug.length)} together, of ${limit} kB`);
        if (first + own > limit * 1000) heavy.push(slug);
      }
      if (heavy.length) this.error(`larger than ${limit} kB with the shell: ${heavy.join(', ')}`);
    },
  };
}
