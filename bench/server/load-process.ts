// The load, in a separate process: polling viewers, open streams, and writes.
import { once } from 'node:events';
import { percentile } from '../percentile.ts';
import { figuresOf } from './call-figures.ts';
import type { Timed } from './call-figures.ts';
import type { FromLoad, LoadOrder, LoadResult } from './load-order.ts';
import { comeBack } from './load-return.ts';
import { createLoadViewer } from './load-viewer.ts';
import type { LoadViewer } from './load-viewer.ts';
import { createLoadWire } from './load-wire.ts';
import { createTimetable } from './timetable.ts';

process.once('message', (order) => {
  void run(order as LoadOrder).then((result) => {
    const last: FromLoad = { kind: 'result', result };
    process.send?.(last, () => process.exit(0));
  });
});

async function run(order: LoadOrder): Promise<LoadResult> {
  const { beat, writesPerSecond } = order;
  const wire = createLoadWire(order.origin);
  const viewers = order.viewers.map((viewer) => createLoadViewer(wire, viewer));
  const writers = viewers.filter(({ isManager }) => isManager);
  const timetable = createTimetable();
  const polls: Timed[] = [];
  const writes: Timed[] = [];
  const lateness: number[] = [];

  // Each viewer starts at another time within the interval.
  viewers.forEach((viewer, index) => {
    const first = (index / viewers.length) * beat;
    timetable.at(first, () => void viewer.listen().catch(() => undefined));
    timetable.every(beat, first, (due) => poll(viewer, due));
  });
  timetable.every(100, 0, (due) => void lateness.push(timetable.now() - due));
  await timetable.until(beat * 1.1);
  if (writesPerSecond > 0) {
    timetable.every(1000 / writesPerSecond, timetable.now(), (due) => {
      const writer = writers[Math.floor(Math.random() * writers.length)];
      if (writer !== undefined) void timed(() => writer.write(), due, writes);
    });
  }
  const from = timetable.now();
  await timetable.until(from + order.seconds * 1000);
  const lines = wire.lines();
  const news = wire.news();
  timetable.stop();
  await wire.quiet();
  const measured = polls.filter(({ due }) => due >= from);

  const returns: LoadResult['returns'] = [];
  for (const way of order.returns) {
    wire.dropLines();
    const away: FromLoad = { kind: 'away' };
    process.send?.(away);
    await once(process, 'message');
    wire.forgetConnections();
    const timetable = createTimetable();
    // Long enough that those who are turned away can return.
    const span = Math.max(beat, 8_000);
    returns.push(await comeBack({ way, viewers, timetable, beat: span, writesPerSecond }));
    timetable.stop();
    await wire.quiet();
  }
  const result = {
    calls: figuresOf(measured),
    writes: figuresOf(writes),
    ...{ lines, news, returns },
    lateness: percentile(lateness, 95),
    faults: wire.faults(),
  };
  wire.close();
  return result;

  async function poll(viewer: LoadViewer, due: number): Promise<void> {
    await timed(() => viewer.core(), due, polls);
    await timed(() => viewer.measures(), timetable.now(), polls);
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
