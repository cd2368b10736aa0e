import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AnswerSize, ProofServer } from './inner-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outfile = join(root, 'dist/prove/server.mjs');
let bundled: Promise<unknown> | null = null;
const spares: ChildProcess[] = [];

/** Starts the product's server as a separate process. A crash kills it during its calls. */
export async function startOuterServer(
  connectionString: string,
  { pageSize, answerBytes }: AnswerSize,
): Promise<ProofServer> {
  bundled ??= bundleServer();
  await bundled;
  let [child, address] = await start();

  async function start(): Promise<[ChildProcess, string]> {
    const next = spares.pop() ?? load();
    if (spares.length === 0) spares.push(unheld(load()));
    next.ref();
    next.channel?.ref();
    next.send({ connectionString, pageSize, answerBytes });
    const [message] = (await once(next, 'message')) as [string];
    return [next, message];
  }

  let turn = Promise.resolve();
  /** Two calls may each kill the server: the second kills the restarted one. */
  const inTurn = (action: () => Promise<void>) => (turn = turn.then(action));

  return {
    answer: (path, { method = 'GET', headers, body = null }) =>
      fetch(`${address}${path}`, { method, ...(headers ? { headers } : {}), body }),
    crash: () =>
      inTurn(async () => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
        [child, address] = await start();
      }),
    close: () =>
      inTurn(async () => {
        child.send('rest');
        await once(child, 'message');
        spares.push(unheld(child));
      }),
  };
}

/**
 * A process that has loaded its code and waits for its database. Loading takes most of a start and
 * happens in parallel to a history.
 */
function load(): ChildProcess {
  return fork(outfile, [], { stdio: 'inherit', execArgv: [] });
}

/** A spare process must not keep this process alive. */
function unheld(child: ChildProcess): ChildProcess {
  child.unref();
  child.channel?.unref();
  return child;
}

/** A bundled server starts in half the time, and histories start many. */
async function bundleServer(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['tooling/prove/sync/server-process.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Native code, and pages that are read from a folder.
    external: ['@node-rs/*', 'pg-native', '@fastify/swagger-ui'],
    banner: { js: commonNames },
    logLevel: 'error',
  });
}

/** Globals that CommonJS packages expect. */
const commonNames = `
import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];`;
