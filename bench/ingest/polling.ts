import { createLoadViewer } from '../server/load-viewer.ts';
import { createLoadWire } from '../server/load-wire.ts';
import type { MadeViewer } from '../server/made-organisations.ts';
import { createTimetable } from '../server/timetable.ts';

/** Viewers who poll every `beat` milliseconds until they are stopped. */
export interface Polling {
  /** Milliseconds from the due time of a poll to the end of its response. */
  stop(): Promise<{ took: number[]; errors: number }>;
}

/** Starts the polls, each viewer at another time within the interval. */
export function startPolling(
  origin: string,
  viewers: readonly MadeViewer[],
  beat: number,
): Polling {
  const wire = createLoadWire(origin);
  const timetable = createTimetable();
  const took: number[] = [];
  let errors = 0;
  viewers.forEach((made, index) => {
    const viewer = createLoadViewer(wire, made);
    timetable.every(beat, (index / viewers.length) * beat, (due) => {
      void poll(viewer.core, due).then(() => poll(viewer.measures, timetable.now()));
    });
  });

  async function poll(action: () => Promise<void>, due: number): Promise<void> {
    await action().then(
      () => took.push(timetable.now() - due),
      () => (errors += 1),
    );
  }

  return {
    async stop() {
      timetable.stop();
      await wire.quiet();
      wire.close();
      return { took, errors };
    },
  };
}
