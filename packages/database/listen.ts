import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { changeChannel, noteOfPayload } from './change-note.ts';
import type { ChangeCallbacks, ChangeListener } from './change-note.ts';
import type { Log } from './log.ts';
import { connectionOf } from './pool.ts';

export interface ListenOptions {
  connectionString: string;
  log: Log;
}

/** Milliseconds between two checks of the connection. */
const heartbeat = 20_000;
const timeout = 5_000;
const firstPause = 250;
const longestPause = 5_000;

/**
 * Listens for commits until closed. The connection counts as open when a notification that we send
 * ourselves has arrived: a pooler that shares connections between transactions accepts LISTEN but
 * never delivers anything.
 */
export function listenForChanges(
  options: ListenOptions,
  callbacks: ChangeCallbacks,
): ChangeListener {
  const { log } = options;
  let isClosed = false;
  let isListening = false;
  let pause = firstPause;
  let hasComplained = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const echo = `watershade_echo_${randomUUID().replaceAll('-', '')}`;
    const line = new pg.Client({
      ...connectionOf(options.connectionString),
      application_name: 'watershade listener',
      keepAlive: true,
      query_timeout: timeout,
    });
    client = line;
    line.on('error', () => lost(line));
    line.on('end', () => lost(line));
    line.on('notification', ({ channel, payload = '' }) => {
      if (client !== line) return;
      if (channel === echo) return heardEcho(line, echo);
      const note = noteOfPayload(payload);
      if (note !== null) callbacks.onChange(note);
    });
    try {
      await line.connect();
      await line.query(`listen ${changeChannel}`);
      await line.query(`listen ${echo}`);
      await call(line, echo);
    } catch {
      lost(line);
    }
  }

  /** Sends a notification to ourselves; if it does not arrive in time, nothing does. */
  async function call(line: pg.Client, echo: string): Promise<void> {
    if (client !== line || isClosed) return;
    timer = setTimeout(() => {
      if (!isListening && !hasComplained) {
        hasComplained = true;
        log.warn({}, 'nothing can be heard from the database: is there a pooler in between?');
      }
      lost(line);
    }, timeout).unref();
    await line.query('select pg_notify($1, $2)', [echo, '']);
  }

  function heardEcho(line: pg.Client, echo: string): void {
    clearTimeout(timer);
    pause = firstPause;
    timer = setTimeout(() => void call(line, echo).catch(() => lost(line)), heartbeat).unref();
    if (isListening) return;
    isListening = true;
    callbacks.onListening();
  }

  function lost(line: pg.Client): void {
    if (client !== line) return;
    client = null;
    isListening = false;
    clearTimeout(timer);
    void line.end().catch(() => undefined);
    if (isClosed) return;
    timer = setTimeout(() => void connect(), pause).unref();
    pause = Math.min(longestPause, pause * 2);
  }

  void connect();
  return {
    get isListening() {
      return isListening;
    },
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      const line = client;
      client = null;
      await line?.end().catch(() => undefined);
    },
  };
}
