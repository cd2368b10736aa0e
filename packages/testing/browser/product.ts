import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '#packages/database';
import { cloneDatabase } from '#packages/testing/clones';
import { until } from './until.ts';

export interface ProductOptions {
  /**
   * A database to use; by default (and without `dataDir`) a clone of the migrated template, with
   * the demo organisation if the product should have one.
   */
  readonly databaseUrl?: string;
  /** Folder of an embedded PostgreSQL that the product itself starts. */
  readonly dataDir?: string;
  readonly port?: number;
  /** Folder of the build to run; `dist` by default. */
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Undefined if the product runs its embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The output of the process so far. */
  log(): string;
  /** Asks the process to stop and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process and waits until it has ended. */
  kill9(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the built server as a separate process and waits until /readyz succeeds. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const template = options.env?.['DEMO'] === '1' ? 'demo' : 'migrated';
  const clone = options.databaseUrl || options.dataDir ? undefined : await cloneDatabase(template);
  const databaseUrl = options.databaseUrl ?? clone?.url;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', `${options.dist ?? 'dist'}/server/main.js`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...(options.dataDir ? { DATA_DIR: options.dataDir } : {}),
        ...options.env,
      },
    },
  );
  const log = collectLog(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const code = await ended;
    await clone?.drop();
    return code;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child, log);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    databaseUrl,
    log,
    stop: () => end('SIGTERM'),
    kill9: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function collectLog(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return () => text;
}

/** Milliseconds: a limit for hanging steps on a busy machine. */
const startTimeout = 150_000;

async function untilReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ready = async (): Promise<boolean> => hasEnded() || (await answersReady(origin));
  await until(`product ready at ${origin}`, ready, startTimeout).catch((error: unknown) => {
    throw new Error(`The product was not ready in time:\n${log()}`, { cause: error });
  });
  if (hasEnded()) {
    throw new Error(`The product ended (${child.exitCode ?? child.signalCode}):\n${log()}`);
  }
}

async function answersReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
