import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LargeLoad, LargeLoadOrder } from './load-order.ts';

/** A load, and the server's figures meanwhile. */
export interface LargeFigures extends LargeLoad {
  /** Milliseconds of each health ping. */
  pings: readonly number[];
  /** Maximum resident memory of the server since its start. */
  megabytes: number;
}

const file = fileURLToPath(new URL('load-process.ts', import.meta.url));
const betweenPings = 20;

/** Runs the load in a second process while this one pings the server. */
export async function largeLoadTrial(server: number, order: LargeLoadOrder): Promise<LargeFigures> {
  const load = fork(file, { execArgv: ['--import', 'tsx'] });
  let isOver = false;
  const pings: number[] = [];
  const pinging = (async () => {
    while (!isOver) {
      const start = performance.now();
      const answer = await fetch(`${order.origin}/healthz`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A health ping answered ${String(answer.status)}`);
      pings.push(performance.now() - start);
      await pause(betweenPings);
    }
  })();
  try {
    const result = await new Promise<LargeLoad>((resolve, reject) => {
      load.once('message', (message) => resolve(message as LargeLoad));
      load.once('exit', (code) => reject(new Error(`The load ended with ${String(code)}.`)));
      pinging.catch(reject);
      load.send(order);
    });
    return { ...result, pings, megabytes: peakOf(server) };
  } finally {
    isOver = true;
    load.kill('SIGKILL');
    await pinging.catch(() => undefined);
  }
}

/** Maximum resident memory of a process. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
