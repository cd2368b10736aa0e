import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FromLoad, LoadOrder, LoadResult } from './load-order.ts';

/** The result of the load, and the maximum resident memory of the server, in megabytes. */
export interface LoadFigures extends LoadResult {
  megabytes: number;
  /** Of the restarted server, while all viewers came back. */
  megabytesBack: number;
}

/** The server under load. */
export interface LoadedServer {
  pid: number;
  /** Restarts it at the same address; returns its new process. */
  restart(): Promise<number>;
}

const file = fileURLToPath(new URL('load-process.ts', import.meta.url));
/** Milliseconds after which a load is ended. */
const timeout = 600_000;

/** Runs the load in a second process. */
export async function loadTrial(server: LoadedServer, order: LoadOrder): Promise<LoadFigures> {
  const load = fork(file, { execArgv: ['--import', 'tsx'] });
  const before = watchMemory(server.pid);
  let after: MemoryWatch | null = null;
  const tooLong = setTimeout(() => load.kill('SIGKILL'), timeout);
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      load.on('message', (message) => {
        const said = message as FromLoad;
        if (said.kind === 'result') return resolve(said.result);
        before.stop();
        server.restart().then((pid) => {
          after = watchMemory(pid);
          load.send('back');
        }, reject);
      });
      load.once('exit', (code) => reject(new Error(`The load ended with ${String(code)}.`)));
      load.send(order);
    });
    return { ...result, megabytes: before.most(), megabytesBack: mostOf(after) };
  } finally {
    before.stop();
    stopOf(after);
    clearTimeout(tooLong);
    load.kill('SIGKILL');
  }
}

interface MemoryWatch {
  /** Maximum resident memory so far, in megabytes. */
  most(): number;
  stop(): void;
}

// It is assigned in a callback, which the compiler does not see.
const mostOf = (watch: MemoryWatch | null) => watch?.most() ?? 0;
const stopOf = (watch: MemoryWatch | null) => watch?.stop();

function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentOf(pid))), 500);
  return { most: () => most, stop: () => clearInterval(timer) };
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
