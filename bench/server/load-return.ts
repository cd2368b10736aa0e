// All viewers come back, and wait as the product does when they are turned away.
import { setTimeout as pause } from 'node:timers/promises';
import { reconnectDelay, requestedDelay, retryDelay } from '#packages/sync/offline';
import { percentile } from '../percentile.ts';
import { figuresOf, secondsUntilQuick } from './call-figures.ts';
import type { Timed } from './call-figures.ts';
import type { ReturnFigures, Span, WayBack } from './load-order.ts';
import type { LoadViewer } from './load-viewer.ts';
import { TurnedAway } from './load-wire.ts';
import type { Timetable } from './timetable.ts';

export interface ReturnOptions {
  way: WayBack;
  viewers: readonly LoadViewer[];
  timetable: Timetable;
  beat: number;
  writesPerSecond: number;
}

/** Milliseconds within which a browser polls after its stream is open. */
const catchUp = 10_000;

/**
 * Lets all viewers come back, and go on for one interval. As browsers they open their stream at a
 * random time, having failed once, and poll some time after it is open. In the same moment they do
 * both at once, as no browser of the product does. After an attempt that failed each waits as the
 * product does.
 */
export async function comeBack(options: ReturnOptions): Promise<ReturnFigures> {
  const { way, viewers, timetable, beat, writesPerSecond } = options;
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

  const open = (viewer: LoadViewer, due: number) =>
    repeated(() => viewer.listen(), due, 'streams', [streams]);

  async function returnAsBrowser(viewer: LoadViewer): Promise<void> {
    const lost = { isSilent: false, failures: 1, requested: 0 };
    await pause(reconnectDelay(lost, Math.random()));
    await open(viewer, timetable.now());
    await pause(Math.random() * catchUp);
    await poll(viewer, timetable.now(), true);
  }

  const under = new Set<Promise<void>>();
  const start = (work: Promise<void>) => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  viewers.forEach((viewer, index) => {
    if (way === 'as browsers') start(returnAsBrowser(viewer));
    else {
      start(open(viewer, back));
      start(poll(viewer, back, true));
    }
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
  /** Seconds from the begin to the end of these calls. */
  function spanOf(calls: readonly Timed[]): Span {
    const ends = calls.map(({ due, took }) =>
      Number.isNaN(took) ? Infinity : (due + took - back) / 1000,
    );
    const missing = Array.from({ length: viewers.length - calls.length }, () => Infinity);
    const of = (percent: number) => {
      const seconds = percentile([...ends, ...missing], percent);
      return seconds === Infinity ? null : seconds;
    };
    return { most: of(95), all: of(100) };
  }

  return {
    way,
    polls: figuresOf(polls),
    writes: figuresOf(writes),
    seconds: secondsUntilQuick(polls, back, timetable.now()),
    upToDate: spanOf(firstRuns),
    streams: spanOf(streams),
    turnedAway,
    withoutRetryAfter,
  };
}
