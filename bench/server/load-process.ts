// The load, in a separate process: polling viewers, open streams, and writes.
import { percentile } from '../percentile.ts';
import type { LoadOrder, LoadResult } from './load-order.ts';
import { createLoadViewer } from './load-viewer.ts';
import type { LoadViewer } from './load-viewer.ts';
import { createLoadWire } from './load-wire.ts';
import { createTimetable } from './timetable.ts';

/** One call: its due time, and the time until its response; NaN if it failed. */
interface Timed {
  due: number;
  took: number;
}

process.once('message', (order) => {
  void run(order as LoadOrder).then((result) => {
    process.send?.(result, () => process.exit(0));
  });
});

async function run(order: LoadOrder): Promise<LoadResult> {
  const wire = createLoadWire(order.origin);
  const viewers = order.viewers.map((viewer) => createLoadViewer(wire, viewer));
  const writers = viewers.filter(({ isManager }) => isManager);
  const timetable = createTimetable();
  const polls: Timed[] = [];
  const writes: Timed[] = [];

  // Each viewer starts at another time within the interval.
  viewers.forEach((viewer, index) => {
    const first = (index / viewers.length) * order.beat;
    timetable.at(first, () => void viewer.listen());
    timetable.every(order.beat, first, (due) => poll(viewer, due, polls));
  });
  await timetable.until(order.beat * 1.1);
  timetable.every(1000 / order.writesPerSecond, timetable.now(), (due) => {
    const writer = writers[Math.floor(Math.random() * writers.length)];
    if (writer !== undefined) void timed(() => writer.write(), due, writes);
  });
  const from = timetable.now();
  await timetable.until(from + order.seconds * 1000);
  const lines = wire.lines();
  const measured = polls.filter(({ due }) => due >= from);
  const news = wire.news();

  const back = timetable.now();
  wire.dropLines();
  for (const viewer of viewers) {
    void viewer.listen();
    void poll(viewer, back, polls);
  }
  await timetable.until(back + order.beat);
  timetable.stop();
  await wire.quiet();
  const later = polls.filter(({ due }) => due >= back);
  const result = {
    calls: { ...shape(measured), p50: of(measured, 50), p99: of(measured, 99) },
    writes: shape(writes.filter(({ due }) => due < back)),
    writesBack: shape(writes.filter(({ due }) => due >= back)),
    lines,
    news,
    recovery: recoveryOf(later, back),
    faults: wire.faults(),
  };
  wire.close();
  return result;

  async function poll(viewer: LoadViewer, due: number, into: Timed[]): Promise<void> {
    await timed(() => viewer.core(), due, into);
    await timed(() => viewer.measures(), timetable.now(), into);
  }

  async function timed(action: () => Promise<void>, due: number, into: Timed[]): Promise<void> {
    const entry: Timed = { due, took: Number.NaN };
    into.push(entry);
    await action().then(
      () => (entry.took = timetable.now() - due),
      () => undefined,
    );
  }
}

function shape(calls: readonly Timed[]) {
  const errors = calls.filter(({ took }) => Number.isNaN(took)).length;
  return { count: calls.length, errors, p95: of(calls, 95) };
}

function of(calls: readonly Timed[], percent: number): number {
  return percentile(
    calls.flatMap(({ took }) => (Number.isNaN(took) ? [] : [took])),
    percent,
  );
}

/** Calls that were due in the same second are evaluated together. */
function recoveryOf(calls: readonly Timed[], back: number): LoadResult['recovery'] {
  const ends = calls.map(({ due, took }) => ({
    second: Math.floor((due + took - back) / 1000),
    took,
  }));
  const last = Math.max(0, ...ends.map(({ second }) => (Number.isNaN(second) ? 0 : second)));
  let seconds = 0;
  for (let second = 0; second <= last; second += 1) {
    const ended = ends.filter((call) => call.second === second).map(({ took }) => took);
    if (ended.length > 0 && percentile(ended, 95) > 250) seconds = second + 1;
  }
  const errors = calls.filter(({ took }) => Number.isNaN(took)).length;
  return { seconds, worst: of(calls, 100), errors };
}
