/** Beside every script and style sheet lies a compressed one, so that the server need not do it for each request. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packed(): Plugin {
  return {
    name: 'perankh-packed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName))) {
        const source = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source });
      }
    },
  };
}
