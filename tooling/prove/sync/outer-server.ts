import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { ProofServer } from './inner-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outfile = join(root, 'dist/prove/server.mjs');
let bundled: Promise<unknown> | null = null;

/** The product's server as a process of its own; a crash kills it with whatever is under way. */
export async function startOuterServer(
  connectionString: string,
  pageSize: number,
): Promise<ProofServer> {
  bundled ??= bundleServer();
  await bundled;
  let [child, address] = await start();

  async function start(): Promise<[ChildProcess, string]> {
    const process_ = fork(outfile, [connectionString, String(pageSize)], { stdio: 'inherit' });
    const [told] = (await once(process_, 'message')) as [string];
    return [process_, told];
  }

  async function kill(): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  return {
    answer: (path, { method = 'GET', headers, body = null }) =>
      fetch(`${address}${path}`, { method, ...(headers ? { headers } : {}), body }),
    async crash() {
      await kill();
      [child, address] = await start();
    },
    close: kill,
  };
}

/** Bundled, a start takes a third of a second. */
async function bundleServer(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    absWorkingDir: root,
    entryPoints: ['tooling/prove/sync/server-process.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: Object.keys(dependencies),
    logLevel: 'warning',
  });
}
