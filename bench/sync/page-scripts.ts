import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageScript {
  type: string;
  body: string | Buffer;
}

/** By URL. */
export type PageScripts = ReadonlyMap<string, PageScript>;

const own = ['probe', 'base-worker', 'bench-page'].map((name) => `bench/sync/page/${name}.ts`);
const peers = ['dexie', 'rxdb', 'sqlite'].map((name) => `bench/peers/${name}-worker.js`);
const root = fileURLToPath(new URL('../..', import.meta.url));
const wasm = 'bench/peers/node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm';

/** Bundles the scripts that run in the browser beside the product. */
export async function makePageScripts(hasPeers: boolean): Promise<PageScripts> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...own, ...(hasPeers ? peers : [])],
    outdir: '/bench',
    entryNames: '[name]',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    // Peers are measured as distributed.
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const scripts = outputFiles.map(({ path, text }): [string, PageScript] => [
    path.replaceAll('\\', '/'),
    { type: 'text/javascript', body: text },
  ]);
  const found = new Map<string, PageScript>([
    ...scripts,
    ['/bench', { type: 'text/html', body: page }],
  ]);
  if (hasPeers) {
    const body = readFileSync(root + wasm);
    found.set('/bench/sqlite3.wasm', { type: 'application/wasm', body });
  }
  return found;
}

const page =
  '<!doctype html><title>bench</title><script type="module" src="/bench/bench-page.js"></script>';
