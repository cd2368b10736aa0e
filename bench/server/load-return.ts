// All viewers come back in the same moment, as the product does when it is turned away.
import { setTimeout as pause } from 'node:timers/promises';
import { reconnectDelay, requestedDelay, retryDelay } from '#packages/sync/offline';
import { percentile } from '../percentile.ts';
import { figuresOf, secondsUntilQuick } from './call-figures.ts';
import type { Timed } from './call-figures.ts';
import type { ReturnFigures, Span } from './load-order.ts';
import type { LoadViewer } from './load-viewer.ts';
import { TurnedAway } from './load-wire.ts';
import type { Timetable } from './timetable.ts';

export interface ReturnOptions {
  viewers: readonly LoadViewer[];
  timetable: Timetable;
  beat: number;
  writesPerSecond: number;
}

/**
 * Lets all viewers open their stream and poll in the same moment, and go on for one interval. No
 * viewer waits before its first attempt; after one that failed, each waits as the product does.
 */
export async function comeBack(options: ReturnOptions): Promise<ReturnFigures> {
  const { viewers, timetable, beat, writesPerSecond } = options;
  const writers = viewers.filter(({ isManager }) => isManager);
  const back = timetable.now();
  const end = back + beat;
  const polls: Timed[] = [];
  const writes: Timed[] = [];
  const firstRuns: Timed[] = [];
  const streams: Timed[] = [];
  const turnedAway = { polls: 0, streams: 0, writes: 0 };
  const isPolling = new Set<LoadViewer>();
  let withoutRetryAfter = 0;

  /** Milliseconds to wait after a failure. */
  function delayAfter(error: unknown, failures: number, kind: keyof typeof turnedAway): number {
    const chance = Math.random();
    if (!(error instanceof TurnedAway)) withoutRetryAfter += 1;
    else turnedAway[kind] += 1;
    const requested = error instanceof TurnedAway ? error.retryAfter : 0;
    if (kind === 'streams') return reconnectDelay({ isSilent: false, failures, requested }, chance);
    return requested > 0
      ? requestedDelay(requested, failures, chance)
      : retryDelay(failures, chance);
  }

  /** Repeats something until it succeeds, and notes the time since it was due. */
  async function repeated(
    work: () => Promise<void>,
    due: number,
    kind: keyof typeof turnedAway,
    into: readonly (Timed[] | undefined)[],
  ): Promise<void> {
    const entry: Timed = { due, took: Number.NaN };
    for (const list of into) list?.push(entry);
    for (let failures = 1; timetable.now() < end; failures += 1) {
      try {
        await work();
        entry.took = timetable.now() - due;
        return;
      } catch (error) {
        await pause(delayAfter(error, failures, kind));
      }
    }
  }

  /** A run is repeated from its start. A viewer makes one at a time. */
  async function poll(viewer: LoadViewer, due: number, isFirst = false): Promise<void> {
    if (isPolling.has(viewer)) return;
    isPolling.add(viewer);
    const run = async () => {
      await viewer.core();
      await viewer.measures();
    };
    await repeated(run, due, 'polls', [polls, isFirst ? firstRuns : undefined]);
    isPolling.delete(viewer);
  }

  const under = new Set<Promise<void>>();
  const start = (work: Promise<void>) => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  viewers.forEach((viewer, index) => {
    start(repeated(() => viewer.listen(), back, 'streams', [streams]));
    start(poll(viewer, back, true));
    const first = back + ((index + 0.5) / viewers.length) * beat;
    timetable.every(beat, first, (due) => due < end && start(poll(viewer, due)));
  });
  timetable.every(1000 / writesPerSecond, back, (due) => {
    const writer = writers[Math.floor(Math.random() * writers.length)];
    if (writer === undefined || due >= end) return;
    start(repeated(() => writer.write(), due, 'writes', [writes]));
  });
  await timetable.until(end);
  await Promise.all(under);
  return {
    polls: figuresOf(polls),
    writes: figuresOf(writes),
    seconds: secondsUntilQuick(polls, back, timetable.now()),
    upToDate: secondsOf(firstRuns),
    streams: secondsOf(streams),
    turnedAway,
    withoutRetryAfter,
  };
}

function secondsOf(calls: readonly Timed[]): Span {
  const took = calls.map((call) => (Number.isNaN(call.took) ? Infinity : call.took / 1000));
  const of = (percent: number) => {
    const seconds = percentile(took, percent);
    return seconds === Infinity ? null : seconds;
  };
  return { most: of(95), all: of(100) };
}
