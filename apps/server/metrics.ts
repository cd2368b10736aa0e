import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { findLastBackup } from '#backups/server';
import type { Database } from '#packages/database';
import { HttpError, readClientAddress } from '#packages/http/server';
import type { CallClassStats } from '#packages/http/server';

/** Metrics that calls report themselves. */
export interface Metrics {
  countRows(rows: Readonly<Record<string, number>>): void;
  /** How long a call waited for its turn. */
  noteWait(callClass: string, milliseconds: number): void;
}

interface SignalStats {
  streams: number;
  sent: number;
  isListening: boolean;
}

export interface MetricsOptions {
  database: Database;
  signals: () => SignalStats;
  /** Calls by class: under way, waiting and turned away. */
  calls: () => readonly CallClassStats[];
  /** Bearer token; without one only this machine gets an answer. */
  token: string | undefined;
}

/** Counts all calls by name and status and registers /metrics for Prometheus. */
export function mountMetrics(
  app: FastifyInstance,
  { database, signals, calls, token }: MetricsOptions,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'watershade_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'watershade_refused_total',
    help: 'Calls refused for sign-in (401), rights (403) or too many attempts (429)',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const synced = new Counter({
    name: 'watershade_synced_rows_total',
    help: 'Rows given to clients, by list',
    labelNames: ['list'],
    registers: [registry],
  });
  new Gauge({
    name: 'watershade_database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.stats();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });

  const waited = countCalls(registry, calls);
  countSignals(registry, signals);
  showBackups(registry, database);

  app.addHook('onResponse', async (request, reply) => {
    const { call, isStream } = request.routeOptions.config as { call?: string; isStream?: boolean };
    if (call === undefined) return;
    const status = String(reply.statusCode);
    // The duration of a stream only depends on the client.
    if (isStream !== true) seconds.observe({ call, status }, reply.elapsedTime / 1000);
    if (['401', '403', '429'].includes(status)) refused.inc({ call, status });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new HttpError('NOT_FOUND');
    await reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    countRows: (rows) => {
      for (const [list, count] of Object.entries(rows)) synced.inc({ list }, count);
    },
    noteWait: (callClass, milliseconds) =>
      waited.observe({ class: callClass }, milliseconds / 1000),
  };
}

/**
 * With the token if one is set. Otherwise only for requests from this machine: the socket's address
 * is checked, as headers can be forged, and a request with a proxy header comes from elsewhere. The
 * host name must be local too: a proxy may forward nothing else, and a page of another site may
 * have a name that resolves to this machine (DNS rebinding).
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const { address } = readClientAddress(request.socket.remoteAddress ?? '');
    const isLoopback = address.startsWith('127.') || address === '::1';
    const isOurName = localNames.test(request.headers.host ?? '');
    return (
      isLoopback &&
      isOurName &&
      !Object.keys(request.headers).some((name) => proxyHeaders.test(name))
    );
  }
  const [sent, wanted] = [request.headers.authorization ?? '', `Bearer ${token}`].map(digestOf);
  return sent !== undefined && wanted !== undefined && timingSafeEqual(sent, wanted);
}

/** Local host names, with or without a port. */
const localNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Headers that reverse proxies add. */
const proxyHeaders = /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip|.*client-ip|cf-.+)$/;

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Milliseconds that a scrape waits for the database, which may be what it has to report about. */
const longestWait = 1_000;

/** Times of the last backup, which an alert compares with now; 0: there was none. */
function showBackups(registry: Registry, database: Database): void {
  const registers = [registry];
  let asked: ReturnType<typeof find> | null = null;
  const find = () =>
    Promise.race([findLastBackup(database).catch(() => null), after(longestWait)]).finally(
      () => (asked = null),
    );
  // One query for both; without an answer the earlier times stay true.
  const show = async (gauge: Gauge, key: 'finished_time' | 'proved_time') => {
    const found = await (asked ??= find());
    const time = found?.last?.[key] ?? null;
    if (found !== null) gauge.set(time === null ? 0 : Date.parse(time) / 1000);
  };
  new Gauge({
    name: 'watershade_backup_finished_timestamp_seconds',
    help: 'When the last backup was written',
    registers,
    async collect() {
      await show(this, 'finished_time');
    },
  });
  new Gauge({
    name: 'watershade_backup_proved_timestamp_seconds',
    help: 'When the last backup was restored and compared',
    registers,
    async collect() {
      await show(this, 'proved_time');
    },
  });
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());
}

/** Shows how many calls of each class are under way, wait and were turned away. Returns the histogram of waits. */
function countCalls(registry: Registry, calls: () => readonly CallClassStats[]): Histogram {
  const common = { labelNames: ['class'], registers: [registry] };
  new Gauge({
    ...common,
    name: 'watershade_calls_under_way',
    help: 'Calls that the server works on, by class',
    collect() {
      for (const { callClass, underWay } of calls()) this.set({ class: callClass }, underWay);
    },
  });
  new Gauge({
    ...common,
    name: 'watershade_calls_waiting',
    help: 'Calls that wait for their turn, by class',
    collect() {
      for (const { callClass, waiting } of calls()) this.set({ class: callClass }, waiting);
    },
  });
  new Counter({
    ...common,
    name: 'watershade_calls_turned_away_total',
    help: 'Calls answered with 503 and Retry-After because too many came at once, by class',
    collect() {
      this.reset();
      for (const { callClass, refused } of calls()) this.inc({ class: callClass }, refused);
    },
  });
  return new Histogram({
    ...common,
    name: 'watershade_call_wait_seconds',
    help: 'How long calls waited that did not start at once, by class',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
}

function countSignals(registry: Registry, signals: () => SignalStats): void {
  const registers = [registry];
  new Gauge({
    name: 'watershade_signal_streams',
    help: 'Browsers that are told at once of what changed',
    registers,
    collect() {
      this.set(signals().streams);
    },
  });
  new Gauge({
    name: 'watershade_signal_listening',
    help: '1 while this process hears of commits, 0 before its first stream and while it does not',
    registers,
    collect() {
      this.set(signals().isListening ? 1 : 0);
    },
  });
  new Counter({
    name: 'watershade_signals_total',
    help: 'Signals sent to browsers',
    registers,
    collect() {
      this.reset();
      this.inc(signals().sent);
    },
  });
}
