import type { CopyEnvironment } from '../environment.ts';
import { requestedBy } from '../engine/back-off.ts';
import { reconnectDelay } from './reconnect.ts';

export interface SignalOptions {
  environment: CopyEnvironment;
  /** Path of the event stream. */
  path: string;
  /** Returns the current token of the sign-in. */
  getToken: () => string;
  /** Called when there is, or may be, something new to load. */
  onChange: () => void;
}

/** The connection on which the server signals new data. Sync also works without it. */
export interface Signal {
  start(): void;
  /**
   * Connects now instead of at the next attempt: the network is back, or a page became visible.
   * Not before the time that the server requested.
   */
  wake(): void;
  stop(): void;
}

/** The server sends a heartbeat every 25 s. Without one for this long the connection is dead. */
const longestSilence = 60_000;
/** A connection that lasted this long was good: the next attempt comes soon. */
const goodAfter = 30_000;
/** A page that becomes visible connects after this time, whatever was requested, in milliseconds. */
const longestObeyed = 120_000;
/** Milliseconds within which a new connection requests what it may have missed. */
const catchUp = 10_000;

/** Keeps the connection open until stopped, and requests a run for every signal. */
export function createSignal({ environment, path, getToken, onChange }: SignalOptions): Signal {
  const { now, random, after } = environment;
  let connection: AbortController | null = null;
  let failures = 0;
  let isSilent = false;
  let notBefore = 0;
  let isStopped = false;
  let cancelRetry = () => {};
  let cancelCatchUp = () => {};
  let cancelSilence = () => {};

  async function connect(): Promise<void> {
    cancelTimers();
    const mine = new AbortController();
    connection = mine;
    const opened = now();
    isSilent = false;
    const requested = await follow(mine).catch(() => 0);
    if (isStopped || connection !== mine) return;
    mine.abort();
    cancelTimers();
    connection = null;
    failures = now() - opened >= goodAfter ? 0 : failures + 1;
    if (requested === null) return;
    notBefore = now() + Math.min(requested, longestObeyed);
    const delay = reconnectDelay({ isSilent, failures, requested }, random());
    cancelRetry = after(delay, () => void connect());
  }

  /**
   * Reads until the connection ends. Returns the milliseconds to wait as requested by the server, 0
   * if it requested none, or null if it offers no connection.
   */
  async function follow(mine: AbortController): Promise<number | null> {
    restartSilenceTimer(mine);
    const response = await environment.fetch(path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${getToken()}` },
      signal: mine.signal,
    });
    const { status, body } = response;
    // The run finds out whether the sign-in has ended and handles it.
    if (status === 401) onChange();
    if (status === 403 || status === 404) return null;
    if (!response.ok || body === null) return requestedBy(response);
    cancelCatchUp = after(Math.round(random() * catchUp), onChange);
    const read = createEventReader(({ name }) => {
      if (name === 'news') onChange();
    });
    const text = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || mine.signal.aborted) return 0;
      restartSilenceTimer(mine);
      read(text.decode(value, { stream: true }));
    }
  }

  function restartSilenceTimer(mine: AbortController): void {
    cancelSilence();
    cancelSilence = after(longestSilence, () => {
      isSilent = true;
      mine.abort();
    });
  }

  function cancelTimers(): void {
    cancelRetry();
    cancelCatchUp();
    cancelSilence();
  }

  return {
    start: () => void connect(),
    wake() {
      if (connection === null && !isStopped && now() >= notBefore) void connect();
    },
    stop() {
      isStopped = true;
      connection?.abort();
      cancelTimers();
    },
  };
}

/** One server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** Parses a stream of server-sent events, however it is split into pieces. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let incomplete = '';
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
    const lines = (incomplete + piece).split(/\r?\n/);
    incomplete = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
