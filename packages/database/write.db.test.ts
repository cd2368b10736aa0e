import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { orgA, orgB, quiet, thingsWorld } from './test-world.ts';

let world: Awaited<ReturnType<typeof thingsWorld>>;
const asA = { org_id: orgA, actor_user_id: null };

beforeAll(async () => {
  world = await thingsWorld();
});
afterEach(() => asOwner('truncate things, org_clocks, audit_log'));
afterAll(() => world.drop());

/** The owner may empty tables, but row level security hides their rows from the owner too. */
async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function rowsOf<Row extends object>(sql: string, org_id = orgA): Promise<Row[]> {
  return (await world.database.read(org_id, (tx) => tx.query<Row>(sql))).rows;
}

const insert = (tx: WriteTx, count: number, label = 'x') =>
  tx.query('insert into things (org_id, label) select $1, $3 from generate_series(1, $2::int)', [
    tx.org_id,
    count,
    label,
  ]);

const stamps = async (org_id = orgA) => {
  const { rows } = await world.database.read(org_id, (tx) =>
    tx.query<{ modified_time: string; label: string }>(
      'select modified_time, label from things order by modified_time',
    ),
  );
  return rows;
};

test('[PLAT-03] each changed row has its own whole millisecond', async () => {
  await world.database.write(asA, (tx) => insert(tx, 12_000));
  const times = (await stamps()).map(({ modified_time }) => modified_time);
  expect(new Set(times).size).toBe(12_000);
  expect(times.every((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time))).toBe(true);
});

test('a bulk change of stamped rows gives every row a newer stamp', async () => {
  await world.database.write(asA, (tx) => insert(tx, 3000));
  const before = await stamps();
  await world.database.write(asA, (tx) => tx.query("update things set label = 'y'"));
  const after = await stamps();
  expect(after).toHaveLength(3000);
  expect((after[0]?.modified_time ?? '') > (before.at(-1)?.modified_time ?? '')).toBe(true);
});

test('stamps have the order of commits', async () => {
  const transactions = Array.from({ length: 60 }, (_, index) =>
    world.database.write(asA, async (tx) => {
      await insert(tx, 1 + (index % 3), `transaction ${String(index)}`);
      await tx.query('select pg_sleep($1)', [(index % 7) / 500]);
    }),
  );
  const seen: string[] = [];
  let done = false;
  const watch = async () => {
    while (!done) {
      const rows = await stamps();
      const known = new Set(seen);
      for (const { modified_time } of rows) if (!known.has(modified_time)) seen.push(modified_time);
    }
  };
  const watching = watch();
  await Promise.all(transactions);
  done = true;
  await watching;
  for (const { modified_time } of await stamps()) {
    if (!seen.includes(modified_time)) seen.push(modified_time);
  }
  expect(seen).toEqual([...seen].sort());
  expect(seen).toHaveLength(120);
});

test('stamps within a transaction follow created_time, then the primary key', async () => {
  await world.database.write(asA, (tx) =>
    tx.query(
      `insert into things (org_id, thing_id, label, created_time)
       select $1, id::uuid, label, time::timestamptz from (values
         ('00000000-0000-7000-8000-000000000003', 'third', '2026-01-02'),
         ('00000000-0000-7000-8000-000000000001', 'second', '2026-01-02'),
         ('00000000-0000-7000-8000-000000000009', 'first', '2026-01-01')) as v(id, label, time)`,
      [orgA],
    ),
  );
  expect((await stamps()).map(({ label }) => label)).toEqual(['first', 'second', 'third']);
});

test('organisations have their own clocks', async () => {
  await world.database.write(asA, (tx) => insert(tx, 1));
  await world.database.write({ ...asA, org_id: orgB }, (tx) => insert(tx, 1));
  for (const org_id of [orgA, orgB]) {
    expect(await rowsOf('select org_id from org_clocks', org_id)).toEqual([{ org_id }]);
  }
});

test('a clock one hour ahead continues from there', async () => {
  await world.database.write(asA, (tx) => insert(tx, 1));
  await world.database.write(asA, (tx) =>
    tx.query("update org_clocks set last = last + interval '1 hour'"),
  );
  const [clock] = await rowsOf<{ last: string }>('select last from org_clocks');
  await world.database.write(asA, (tx) => insert(tx, 1, 'later'));
  const newest = (await stamps()).at(-1);
  expect(newest).toEqual({
    label: 'later',
    modified_time: new Date(Date.parse(clock?.last ?? '') + 1).toISOString(),
  });
});

test('demo data has stamps in the past', async () => {
  const stamp_from = new Date('2026-01-01T00:00:00Z');
  await world.database.write({ ...asA, stamp_from }, (tx) => insert(tx, 2));
  expect((await stamps()).map(({ modified_time }) => modified_time)).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T00:00:00.001Z',
  ]);
});

test('a failed transaction stores nothing, neither stamp nor audit', async () => {
  const failed = world.database.write(asA, async (tx) => {
    await insert(tx, 5);
    tx.audit({ action: 'add', entity: 'thing', entity_id: null });
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  expect(await stamps()).toEqual([]);
  expect(await rowsOf('select * from org_clocks')).toEqual([]);
  expect(await rowsOf('select * from audit_log')).toEqual([]);
});

test('audit entries of a transaction are in the audit log with the actor', async () => {
  await world.database.write({ ...asA, actor_user_id: orgB }, async (tx) => {
    await insert(tx, 1);
    tx.audit({ action: 'add', entity: 'thing', entity_id: orgA, summary: 'one thing' });
  });
  const rows = await rowsOf(
    'select actor_user_id, action, entity, entity_id, summary from audit_log',
  );
  expect(rows).toEqual([
    {
      actor_user_id: orgB,
      action: 'add',
      entity: 'thing',
      entity_id: orgA,
      summary: 'one thing',
    },
  ]);
});

test('an entry has the changed fields, bounded, and the person whom it is about', async () => {
  await world.database.write(asA, async (tx) => {
    await insert(tx, 1);
    const change = { field: 'label', before: 'x', after: 'y'.repeat(1000) };
    const about = { action: 'change', entity_id: orgA };
    tx.audit({ ...about, entity: 'thing', changes: [change], subject_user_id: orgB });
    tx.audit({ ...about, entity: 'thing' });
    tx.audit({ ...about, entity: 'user' });
  });
  const rows = await rowsOf(
    `select entity, subject_user_id, jsonb_array_length(changes) as fields,
       changes->0->>'before' as before, length(changes->0->>'after') as after
     from audit_log order by entity, fields`,
  );
  const none = { fields: 0, before: null, after: null };
  expect(rows).toEqual([
    { entity: 'thing', subject_user_id: null, ...none },
    { entity: 'thing', subject_user_id: orgB, fields: 1, before: 'x', after: 498 },
    { entity: 'user', subject_user_id: orgA, ...none },
  ]);
});

test('a row written without the wrapper is rejected at COMMIT', async () => {
  const past = world.database.unscoped(async (tx) => {
    await tx.query("select set_config('app.org_id', $1, true)", [orgA]);
    await tx.query("insert into things (org_id, label) values ($1, 'past')", [orgA]);
  });
  await expect(past).rejects.toThrow(/write through the write wrapper/);
  expect(await stamps()).toEqual([]);
});

test('an empty stamp is rejected even if the transaction claims to stamp', async () => {
  const past = world.database.write(asA, async (tx) => {
    await tx.query("select set_config('app.stamping', 'on', true)");
    await insert(tx, 1);
  });
  await expect(past).rejects.toThrow('rows of things were about to get an empty stamp');
});

test('a table that is not declared as stamped is rejected at COMMIT', async () => {
  const forgetful = openDatabase({ connectionString: world.url, stampedTables: [], log: quiet });
  await expect(forgetful.write(asA, (tx) => insert(tx, 1))).rejects.toThrow(
    'rows of things have no modified_time: write through the write wrapper',
  );
  await forgetful.close();
});

test('a read never waits for writers, however many of them wait for the clock', async () => {
  const one = openDatabase({
    ...{ connectionString: world.url, stampedTables: ['things'], log: quiet },
    poolSize: 1,
  });
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let begun = () => {};
  const started = new Promise<void>((resolve) => (begun = resolve));
  const writing = one.write(asA, async (tx) => {
    await insert(tx, 1);
    begun();
    await held;
  });
  await started;
  const { rows } = await one.read(orgA, (tx) => tx.query('select from things'));
  expect(rows).toEqual([]);
  finish();
  await writing;
  await one.close();
});
