import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, refusePowerfulRole } from '#packages/database';
import type { Database } from '#packages/database';
import { orgA, orgB, quiet, thingsWorld } from './test-world.ts';

let world: Awaited<ReturnType<typeof thingsWorld>>;
const asA = { org_id: orgA, actor_user_id: null };
const labels = 'select label from things order by label';

beforeAll(async () => {
  world = await thingsWorld();
  await world.database.write(asA, (tx) =>
    tx.query("insert into things (org_id, label) values ($1, 'of A')", [orgA]),
  );
});
afterAll(() => world.drop());

test('another organisation sees nothing, even without a where clause', async () => {
  const { rows } = await world.database.read(orgB, (tx) => tx.query(labels));
  expect(rows).toEqual([]);
});

test('its own organisation sees the row', async () => {
  const { rows } = await world.database.read(orgA, (tx) => tx.query(labels));
  expect(rows).toEqual([{ label: 'of A' }]);
});

test('a row for another organisation is rejected', async () => {
  const smuggled = world.database.write(asA, (tx) =>
    tx.query("insert into things (org_id, label) values ($1, 'smuggled')", [orgB]),
  );
  await expect(smuggled).rejects.toThrow(/row-level security/);
});

test('a row cannot be moved to another organisation', async () => {
  const moved = world.database.write(asA, (tx) =>
    tx.query('update things set org_id = $1', [orgB]),
  );
  await expect(moved).rejects.toThrow(/row-level security/);
});

test('without an organisation nothing is visible, also on a connection that had one', async () => {
  const { rows } = await world.database.unscoped((tx) => tx.query(labels));
  expect(rows).toEqual([]);
  expect(await world.database.lookUp(labels, [])).toEqual([]);
});

test('a scope is a plain value, whatever it contains', async () => {
  const odd = `${orgA}'; set local app.org_id = '${orgA}`;
  const read = world.database.read(odd, (tx) => tx.query(labels));
  await expect(read).rejects.toThrow('invalid input syntax for type uuid');
});

test('RESET ROLE does not leave the role of the pool', async () => {
  const { rows } = await world.database.unscoped(async (tx) => {
    await tx.query('reset role');
    return tx.query('select current_user as name');
  });
  expect(rows).toEqual([{ name: 'watershade_app' }]);
});

test('a read transaction cannot write', async () => {
  const written = world.database.read(orgA, (tx) =>
    tx.query("insert into things (org_id, label) values ($1, 'x')", [orgA]),
  );
  await expect(written).rejects.toThrow(/read-only transaction/);
});

test('a read transaction is one snapshot', async () => {
  const counts = await world.database.read(orgA, async (tx) => {
    const before = await tx.query<{ n: number }>('select count(*) as n from things');
    await world.database.write(asA, (other) =>
      other.query("insert into things (org_id, label) values ($1, 'meanwhile')", [orgA]),
    );
    const after = await tx.query<{ n: number }>('select count(*) as n from things');
    return [before.rows[0]?.n, after.rows[0]?.n];
  });
  expect(counts[0]).toBe(counts[1]);
});

test('a connection ended by the server is replaced and nothing else fails', async () => {
  const own = openDatabase({
    connectionString: world.url,
    poolSize: 1,
    stampedTables: [],
    log: quiet,
  });
  const killer = new pg.Client({ connectionString: world.url });
  await killer.connect();
  const broken = own.unscoped(async (tx) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    return tx.query('select 1');
  });
  await expect(broken).rejects.toThrow();
  await own.ping();
  await killer.end();
  await own.close();
});

test('a result is returned although its connection fails afterwards', async () => {
  const own = openDatabase({
    connectionString: world.url,
    poolSize: 1,
    stampedTables: [],
    log: quiet,
  });
  const killer = new pg.Client({ connectionString: world.url });
  await killer.connect();
  const mine = 'select pg_backend_pid() as pid';
  const first = await own.read(orgA, async (tx) => {
    const { rows } = await tx.query<{ pid: number }>(mine);
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    return rows;
  });
  const next = await own.read(orgA, (tx) => tx.query<{ pid: number }>(mine));
  await killer.end();
  await own.close();
  expect(next.rows[0]?.pid).not.toBe(first[0]?.pid);
});

test('a role that bypasses row level security is rejected', async () => {
  await refusePowerfulRole(world.database);
  const powerful: Pick<Database, 'unscoped'> = {
    unscoped: (work) =>
      world.database.unscoped((tx) =>
        work({ query: (sql) => tx.query(sql.replace('(rolsuper or rolbypassrls)', 'true')) }),
      ),
  };
  await expect(refusePowerfulRole({ ...world.database, ...powerful })).rejects.toThrow(
    'The role watershade_app may pass over row level security; take SUPERUSER and BYPASSRLS from it.',
  );
});
