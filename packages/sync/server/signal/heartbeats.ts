import type { Stream, Streams } from './streams.ts';

export interface HeartbeatOptions<Viewer> {
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

/**
 * Sends the heartbeats of the open streams and checks their sign-ins, a few of them each second.
 * Returns a function that stops it.
 */
export function startHeartbeats<Viewer>(options: HeartbeatOptions<Viewer>): () => void {
  const { streams, after } = options;
  let second = 0;
  let isOver = false;
  let cancelTimer = after(step, tick);

  function tick(): void {
    second += 1;
    const all = streams.all();
    const isDue = ({ sequence }: Stream<Viewer>, every: number) =>
      sequence % every === second % every;
    for (const stream of all) if (isDue(stream, heartbeatEvery)) stream.connection.heartbeat();
    const due = all.filter((stream) => isDue(stream, recheckEvery));
    // One after the other, to leave database connections for other work.
    void (async () => {
      // An error of the database does not end a stream. The next check finds it.
      for (const stream of due) await options.recheck(stream).catch(() => undefined);
    })();
    if (!isOver) cancelTimer = after(step, tick);
  }

  return () => {
    isOver = true;
    cancelTimer();
  };
}
