import type { CopyEnvironment } from '../environment.ts';

export interface SignalOptions {
  environment: CopyEnvironment;
  /** Path of the event stream. */
  path: string;
  /** The token of the sign-in as it is at that moment. */
  getToken: () => string;
  /** There is, or may be, something new: a run would find it. */
  onNews: () => void;
}

/** The connection on which the server says that there is something new. All goes on without it too. */
export interface Signal {
  start(): void;
  /** The network is back or somebody looks: no need to wait for the next try. */
  wake(): void;
  stop(): void;
}

/** The server shows a sign of life every 25 s; without one for so long the connection is dead. */
const longestSilence = 60_000;
const firstPause = 1_000;
const longestPause = 60_000;
/** A connection that stood for so long was a good one: the next try comes soon. */
const goodAfter = 30_000;
/** Milliseconds within which a fresh connection asks for what it may have missed. */
const catchUp = 10_000;

/** Keeps the connection open until stopped, and asks for a run whenever something comes on it. */
export function createSignal({ environment, path, getToken, onNews }: SignalOptions): Signal {
  const { now, random, after } = environment;
  let connection: AbortController | null = null;
  let failures = 0;
  let isStopped = false;
  let cancelRetry = () => {};
  let cancelCatchUp = () => {};
  let cancelSilence = () => {};

  async function connect(): Promise<void> {
    callOffTimers();
    const mine = new AbortController();
    connection = mine;
    const opened = now();
    const pause = await follow(mine).catch(() => 0);
    if (isStopped || connection !== mine) return;
    mine.abort();
    callOffTimers();
    connection = null;
    failures = now() - opened >= goodAfter ? 0 : failures + 1;
    if (pause !== null) cancelRetry = after(pauseAfter(pause), () => void connect());
  }

  /**
   * Reads along until the connection ends. Gives the milliseconds that the server wants us to stay away,
   * null where it has no connection to give.
   */
  async function follow(mine: AbortController): Promise<number | null> {
    expectLife(mine);
    const response = await environment.fetch(path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${getToken()}` },
      signal: mine.signal,
    });
    const { status, body } = response;
    // Whether the sign-in has ended is found out by the run, which knows what to do then.
    if (status === 401) onNews();
    if (status === 403 || status === 404) return null;
    if (!response.ok || body === null) return retryAfterOf(response);
    cancelCatchUp = after(Math.round(random() * catchUp), onNews);
    const read = createEventReader(({ name }) => {
      if (name === 'news') onNews();
    });
    const text = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || mine.signal.aborted) return 0;
      expectLife(mine);
      read(text.decode(value, { stream: true }));
    }
  }

  function expectLife(mine: AbortController): void {
    cancelSilence();
    cancelSilence = after(longestSilence, () => mine.abort());
  }

  function pauseAfter(asked: number): number {
    const longest = Math.min(longestPause, firstPause * 2 ** failures);
    // Half of it by chance: after a restart of the server everybody comes back at once.
    return Math.max(asked, Math.round(longest * (0.5 + random() / 2)));
  }

  function callOffTimers(): void {
    cancelRetry();
    cancelCatchUp();
    cancelSilence();
  }

  return {
    start: () => void connect(),
    wake() {
      if (connection === null && !isStopped) void connect();
    },
    stop() {
      isStopped = true;
      connection?.abort();
      callOffTimers();
    },
  };
}

function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** One server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** Takes a stream of server-sent events apart, however it is cut into pieces. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let name = 'message';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ name, data: data.join('\n') });
      name = 'message';
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
