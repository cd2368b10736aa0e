import pg from 'pg';
import './guarded-driver.ts';
import type { Log } from './log.ts';

export interface PoolOptions {
  connectionString: string;
  /**
   * Maximum number of connections of a pool; by default 10. There is one pool for reads and one for
   * writes.
   */
  poolSize?: number;
  log: Log;
}

/** The default maximum number of connections of a pool. */
export const defaultPoolSize = 10;

const settings = [
  'role=watershade_app',
  'timezone=UTC',
  'datestyle=ISO',
  'statement_timeout=60000',
  'lock_timeout=15000',
  'idle_in_transaction_session_timeout=5000',
];

/**
 * A pool whose connections only have the rights of the application's role: it is set at the start
 * of the connection, so RESET ROLE leads back to it and not to the owner.
 */
export function openPool({
  connectionString,
  poolSize = defaultPoolSize,
  log,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(connectionString),
    max: poolSize,
    types: columnTypes,
    onConnect: refuseStrongRole,
  });
  // The next query opens a new connection; an unhandled error would end the process.
  pool.on('error', (error) => {
    if (pool.ending) return;
    log.warn({ reason: error.message }, 'a database connection was lost');
  });
  return pool;
}

/** Settings of all connections of the application: role and limits. */
export function connectionOf(connectionString: string) {
  const { address, flags } = splitOptions(connectionString);
  return {
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    // Ours come last, and the last one applies.
    options: [flags, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim(),
  };
}

/** The driver lets `?options=` of a URL replace ours, and with them the role. */
function splitOptions(connectionString: string): { address: string; flags: string } {
  if (!URL.canParse(connectionString)) return { address: connectionString, flags: '' };
  const url = new URL(connectionString);
  const flags = url.searchParams.get('options');
  if (flags === null) return { address: connectionString, flags: '' };
  url.searchParams.delete('options');
  return { address: url.href, flags };
}

async function refuseStrongRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; strong: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as strong
     from pg_roles where rolname = current_user`,
  );
  const role = rows[0];
  if (role?.name === 'watershade_app' && !role.strong) return;
  throw new Error(
    role?.strong === true
      ? `The database role ${role.name} is a superuser or has BYPASSRLS, so organisations would see each other; refused. Run: alter role ${role.name} nosuperuser nobypassrls;`
      : `The database gave the role ${String(role?.name)} instead of watershade_app; refused.`,
  );
}

const { builtins } = pg.types;

/**
 * 2026-11-20 05:42:00.12+00 → 2026-11-20T05:42:00.120Z; the server uses UTC. Digits below the
 * millisecond are kept, as a truncated time would compare as earlier than its own row.
 */
function isoTime(text: string): string {
  const [, day, time, fraction = ''] =
    /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text) ?? [];
  if (day === undefined || time === undefined) throw new Error(`Not a time in UTC: ${text}`);
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}

/**
 * How columns are read: times as ISO text with milliseconds and Z, dates as text, counts and
 * numerics as numbers, all others as by the driver.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: string) {
    if (id === builtins.TIMESTAMPTZ) return isoTime;
    // The driver would convert these to local midnights.
    if (id === builtins.DATE || id === builtins.TIMESTAMP) return String;
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text') as (
      text: string,
    ) => unknown;
  },
};
