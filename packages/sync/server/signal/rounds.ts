import type { Stream, Streams } from './streams.ts';

export interface RoundsOptions<Viewer> {
  streams: Streams<Viewer>;
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Checks whether the sign-in of a stream is still valid. */
  recheck: (stream: Stream<Viewer>) => Promise<void>;
}

const step = 1_000;
/** Seconds between two heartbeats of a stream. */
const heartbeatEvery = 25;
/** Seconds between two checks of a sign-in without notifications. */
const recheckEvery = 300;

/** Visits the open streams, a few every second. Returns a function that stops it. */
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
    // One after the other, to leave database connections for other work.
    void (async () => {
      // An error of the database does not end a stream. The next round checks again.
      for (const stream of due) await options.recheck(stream).catch(() => undefined);
    })();
    if (!isOver) callOff = after(step, walk);
  }

  return () => {
    isOver = true;
    callOff();
  };
}
