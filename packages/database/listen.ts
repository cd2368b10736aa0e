import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { changeChannel, notificationOfPayload } from './change-notification.ts';
import type { ChangeCallbacks, ChangeListener } from './change-notification.ts';
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
 * Listens for commits until closed. A connection counts as listening once it has received a
 * notification that it sent itself. A pooler in transaction mode accepts LISTEN but never delivers
 * a notification.
 */
export function listenForChanges(
  options: ListenOptions,
  callbacks: ChangeCallbacks,
): ChangeListener {
  const { log } = options;
  let isClosed = false;
  let isListening = false;
  let pause = firstPause;
  let hasWarned = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const echo = `watershade_echo_${randomUUID().replaceAll('-', '')}`;
    const connection = new pg.Client({
      ...connectionOf(options.connectionString),
      application_name: 'watershade listener',
      keepAlive: true,
      query_timeout: timeout,
    });
    client = connection;
    connection.on('error', () => lost(connection));
    connection.on('end', () => lost(connection));
    connection.on('notification', ({ channel, payload = '' }) => {
      if (client !== connection) return;
      if (channel === echo) return receivedEcho(connection, echo);
      const notification = notificationOfPayload(payload);
      if (notification !== null) callbacks.onChange(notification);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${changeChannel}`);
      await connection.query(`listen ${echo}`);
      await sendEcho(connection, echo);
    } catch {
      lost(connection);
    }
  }

  /** Sends a notification to this connection. If it does not arrive in time, the connection is replaced. */
  async function sendEcho(connection: pg.Client, echo: string): Promise<void> {
    if (client !== connection || isClosed) return;
    timer = setTimeout(() => {
      if (!isListening && !hasWarned) {
        hasWarned = true;
        log.warn(
          {},
          'no notification arrives from the database: is there a pooler in transaction mode?',
        );
      }
      lost(connection);
    }, timeout).unref();
    await connection.query('select pg_notify($1, $2)', [echo, '']);
  }

  function receivedEcho(connection: pg.Client, echo: string): void {
    clearTimeout(timer);
    pause = firstPause;
    timer = setTimeout(
      () => void sendEcho(connection, echo).catch(() => lost(connection)),
      heartbeat,
    ).unref();
    if (isListening) return;
    isListening = true;
    callbacks.onListening();
  }

  function lost(connection: pg.Client): void {
    if (client !== connection) return;
    client = null;
    isListening = false;
    clearTimeout(timer);
    void connection.end().catch(() => undefined);
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
      const connection = client;
      client = null;
      await connection?.end().catch(() => undefined);
    },
  };
}
