import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FromLoad, LoadOrder, LoadResult } from './load-order.ts';

/** The result of the load, and the maximum resident memory of the server, in megabytes. */
export interface LoadFigures extends LoadResult {
  megabytes: number;
  /** Of the restarted servers, while all viewers came back. */
  megabytesBack: number[];
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
  const watches = [watchMemory(server.pid)];
  const tooLong = setTimeout(() => load.kill('SIGKILL'), timeout);
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      load.on('message', (message) => {
        const said = message as FromLoad;
        if (said.kind === 'result') return resolve(said.result);
        watches.at(-1)?.stop();
        server.restart().then((pid) => {
          watches.push(watchMemory(pid));
          load.send('back');
        }, reject);
      });
      load.once('exit', (code) => reject(new Error(`The load ended with ${String(code)}.`)));
      load.send(order);
    });
    const [megabytes = 0, ...megabytesBack] = watches.map(({ most }) => most());
    return { ...result, megabytes, megabytesBack };
  } finally {
    for (const { stop } of watches) stop();
    clearTimeout(tooLong);
    load.kill('SIGKILL');
  }
}

interface MemoryWatch {
  /** Maximum resident memory so far, in megabytes. */
  most(): number;
  stop(): void;
}

function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentOf(pid))), 500);
  return { most: () => most, stop: () => clearInterval(timer) };
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
