import { zoneName } from '#organisation/contract';
import { checksumOf, connectionsOfPools } from '#packages/database';
import type { Database, Queryable } from '#packages/database';
import { connectionsOfTasks } from '#packages/tasks/server';
import { migrations } from '../composition.ts';
import { bytesText, check, ok, problem, warning } from './doctor-check.ts';
import type { Check, Finding } from './doctor-check.ts';
import { freeBytes, freeFinding } from './doctor-machine.ts';

interface Reached {
  /** The owner of the database. */
  readonly owner: Queryable;
  /** With the rights of the application. */
  readonly database: Database;
  readonly isEmbedded: boolean;
}

/** Checks of the database server and the roles, which need no tables. */
export async function databaseChecks({ owner, isEmbedded }: Reached): Promise<Check[]> {
  return [
    ...(await check('database', () => versionFindings(owner))),
    ...(await check('clock', () => clockFinding(owner, () => Date.now()))),
    ...(await check('durability', () => durabilityFindings(owner))),
    ...(await check('connections', () => connectionsFinding(owner))),
    ...(await check('roles', () => roleFindings(owner))),
    ...(isEmbedded ? await check('database disk', () => diskFinding(owner)) : []),
  ];
}

/** Checks of the tables, and of what the application may do with them. */
export async function tableChecks({ owner, database }: Reached): Promise<Check[]> {
  return [
    ...(await check('application', () => applicationFinding(database))),
    ...(await check('schema', () => schemaFindings(owner))),
    ...(await check('time zones', () => zonesFinding(owner))),
  ];
}

/** Whether the database has no tables yet. */
export async function isEmpty(owner: Queryable): Promise<boolean> {
  const { exists } = await one<{ exists: boolean }>(
    owner,
    "select to_regclass('public.schema_migrations') is not null as exists",
  );
  return !exists;
}

const oldestVersion = 15;

async function versionFindings(owner: Queryable): Promise<Finding[]> {
  const { version, number, encoding, name } = await one<{
    version: string;
    number: number;
    encoding: string;
    name: string;
  }>(
    owner,
    `select current_setting('server_version') as version, current_database() as name,
       current_setting('server_version_num')::int as number,
       current_setting('server_encoding') as encoding`,
  );
  const found = `PostgreSQL ${version}, database ${name}, ${encoding}`;
  return [
    number >= oldestVersion * 10_000
      ? ok(found)
      : problem(found, `Use PostgreSQL ${String(oldestVersion)} or newer.`),
    ...(encoding === 'UTF8'
      ? []
      : [
          problem(
            `The encoding is ${encoding}.`,
            "Create the database with encoding 'UTF8', and restore a backup into it.",
          ),
        ]),
  ];
}

/** Milliseconds. */
const mostDifference = 2000;

/**
 * Whether the clocks of database and machine agree.
 *
 * @param clock milliseconds since 1970
 */
export async function clockFinding(owner: Queryable, clock: () => number): Promise<Finding> {
  const before = clock();
  const { time } = await one<{ time: number }>(
    owner,
    'select round(extract(epoch from clock_timestamp()) * 1000) as time',
  );
  const after = clock();
  // The answer is from some moment between the two.
  const difference = time < before ? time - before : Math.max(0, time - after);
  const seconds = (Math.abs(difference) / 1000).toFixed(1);
  return Math.abs(difference) <= mostDifference
    ? ok(`The clocks of the database and of this machine differ by ${seconds} s.`)
    : problem(
        `The clock of the database is ${seconds} s ${difference < 0 ? 'behind' : 'ahead of'} this machine's.`,
        'Synchronise the clocks of both machines (NTP).',
      );
}

async function durabilityFindings(owner: Queryable): Promise<Finding[]> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const { rows } = await owner.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1) order by name',
    [names],
  );
  const off = rows.filter(({ setting }) => setting === 'off');
  if (off.length === 0) return [ok(`${names.join(', ')} are on.`)];
  return off.map(({ name }) =>
    problem(
      `${name} is off: a power failure can lose or damage data.`,
      `Run: alter system set ${name} = on; select pg_reload_conf();`,
    ),
  );
}

async function connectionsFinding(owner: Queryable): Promise<Finding> {
  const { most, used } = await one<{ most: number; used: number }>(
    owner,
    `select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as most,
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const needed = connectionsOfPools + connectionsOfTasks;
  const found = `${String(used)} of ${String(most)} connections are in use; a process uses up to ${String(needed)}.`;
  const advice = 'Raise max_connections, or run fewer processes.';
  if (most < needed) return problem(found, advice);
  // One process more, as during an update.
  return most - used < needed ? warning(found, advice) : ok(found);
}

async function roleFindings(owner: Queryable): Promise<Finding[]> {
  const { rows } = await owner.query<{ is_strong: boolean }>(
    "select rolsuper or rolbypassrls as is_strong from pg_roles where rolname = 'watershade_app'",
  );
  const role = rows[0];
  // Since 16 a member may not always become the role.
  const own = await one<{ name: string; is_strong: boolean; may_become: boolean }>(
    owner,
    `select rolname as name, rolsuper or rolbypassrls as is_strong,
       coalesce((select pg_has_role(current_user, r.oid,
           case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
         from pg_roles as r where r.rolname = 'watershade_app'), false) as may_become
     from pg_roles where rolname = current_user`,
  );
  const findings: Finding[] = [];
  if (role === undefined) {
    const advice = 'Run `watershade migrate`, which creates it or says how.';
    findings.push(problem('The role watershade_app does not exist.', advice));
  } else if (role.is_strong) {
    const found = 'watershade_app is a superuser or has BYPASSRLS, so organisations could mix.';
    findings.push(problem(found, 'Run: alter role watershade_app nosuperuser nobypassrls;'));
  } else if (!own.may_become) {
    const found = `${own.name} may not become watershade_app.`;
    findings.push(problem(found, `Run as a superuser: grant watershade_app to "${own.name}";`));
  } else {
    findings.push(ok('watershade_app exists and is bound by row level security.'));
  }
  findings.push(
    own.is_strong
      ? ok(`${own.name} may read all rows, as a backup must.`)
      : warning(
          `${own.name} may not read all rows, so \`watershade backup\` is refused.`,
          `Run as a superuser: alter role "${own.name}" bypassrls;`,
        ),
  );
  return findings;
}

/** The settings of the application reach the database only if a pooler passes them on. */
async function applicationFinding(database: Database): Promise<Finding> {
  const { role, zone } = await database.unscoped((tx) =>
    one<{ role: string; zone: string }>(
      tx,
      "select current_user as role, current_setting('TimeZone') as zone",
    ),
  );
  const found = `The application works as ${role} in the time zone ${zone}.`;
  return zone === 'UTC'
    ? ok(found)
    : problem(found, 'Let the pooler pass on the startup parameter options.');
}

async function schemaFindings(owner: Queryable): Promise<Finding[]> {
  const advice = 'Start the server, or run `watershade migrate`.';
  const { rows } = await owner.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migrations order by id',
  );
  const done = new Map(rows.map(({ id, checksum }) => [id, checksum]));
  const missing = migrations.filter(({ id }) => !done.has(id));
  const ids = new Set(migrations.map(({ id }) => id));
  const unknown = rows.filter(({ id }) => !ids.has(id));
  const changed = migrations.filter(
    (migration) => done.has(migration.id) && done.get(migration.id) !== checksumOf(migration),
  );
  const findings: Finding[] = [];
  if (missing.length > 0) {
    findings.push(warning(`Schema steps of this version are missing: ${idsOf(missing)}.`, advice));
  }
  if (unknown.length + changed.length > 0) {
    findings.push(
      problem(
        `Another version has changed the database: ${idsOf([...unknown, ...changed])}.`,
        'Install the version that the database belongs to, or a later one.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok(`All ${String(rows.length)} schema steps are done.`)];
}

function idsOf(steps: readonly { id: string }[]): string {
  const names = steps.slice(0, 3).map(({ id }) => id);
  const more = steps.length - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${String(more)} more`;
}

/** Both Node and PostgreSQL compute days of organisations. */
async function zonesFinding(owner: Queryable): Promise<Finding> {
  const { rows } = await owner.query<{ name: string; zone: string; is_known: boolean }>(
    `select name, zone, zone in (select lower(z.name) from pg_timezone_names as z) as is_known
     from (select name, lower(metadata->>'_timezone') as zone from organisations where active) as o
     where zone is not null`,
  );
  const unknown = rows.filter(({ zone, is_known }) => !is_known || zoneName(zone) === null);
  if (unknown.length === 0) return ok('The time zones of all organisations are known.');
  const list = unknown.map(({ name, zone }) => `${zone} of ${name}`).join(', ');
  return problem(
    `Unknown to Node or PostgreSQL: ${list}.`,
    'Update both, or let an owner choose another time zone.',
  );
}

async function diskFinding(owner: Queryable): Promise<Finding> {
  const { folder, size } = await one<{ folder: string; size: number }>(
    owner,
    `select current_setting('data_directory') as folder,
       pg_database_size(current_database()) as size`,
  );
  const finding = freeFinding(folder, await freeBytes(folder), size);
  return { ...finding, found: `${finding.found} The database has ${bytesText(size)}.` };
}

async function one<Row extends object>(owner: Queryable, sql: string): Promise<Row> {
  const { rows } = await owner.query<Row>(sql);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no answer.');
  return row;
}
