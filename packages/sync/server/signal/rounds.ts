import type { Stream, Streams } from './streams.ts';

export interface RoundsOptions<Viewer> {
  streams: Streams<Viewer>;
  /** Calls back after so many milliseconds; gives the way to call it off. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Looks whether the sign-in of a stream still holds. */
  recheck: (stream: Stream<Viewer>) => Promise<void>;
}

const step = 1_000;
/** Seconds between two signs of life of a stream. */
const heartbeatEvery = 25;
/** Seconds between two looks at a sign-in that nobody has notified anything of. */
const recheckEvery = 300;

/** Walks over the open streams, a few every second, until called off. */
export function startRounds<Viewer>(options: RoundsOptions<Viewer>): () => void {
  const { streams, after } = options;
  let second = 0;
  let isOver = false;
  let callOff = after(step, walk);

  function walk(): void {
    second += 1;
    const all = streams.all();
    const hasTurn = ({ turn }: Stream<Viewer>, every: number) => turn % every === second % every;
    for (const stream of all) if (hasTurn(stream, heartbeatEvery)) stream.line.heartbeat();
    const due = all.filter((stream) => hasTurn(stream, recheckEvery));
    // One after the other: nobody waits for it, and the pool has others to serve.
    void (async () => {
      // Whether the database can tell is no matter of theirs; the next round asks again.
      for (const stream of due) await options.recheck(stream).catch(() => undefined);
    })();
    if (!isOver) callOff = after(step, walk);
  }

  return () => {
    isOver = true;
    callOff();
  };
}
