import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { orgA, quiet, thingsWorld } from './test-world.ts';

let world: Awaited<ReturnType<typeof thingsWorld>>;
const asA = { org_id: orgA, actor_user_id: null };

beforeAll(async () => {
  world = await thingsWorld();
});
afterAll(() => world.drop());

const labels = async () => {
  const { rows } = await world.database.read(orgA, (tx) =>
    tx.query<{ label: string }>('select label from things order by label'),
  );
  return rows.map(({ label }) => label);
};

test('a transaction that continues after a failed query is not reported as successful', async () => {
  const transaction = world.database.unscoped(async (tx) => {
    await tx.query('delete from attempts');
    await tx.query('select 1 / 0').catch(() => undefined);
  });
  await expect(transaction).rejects.toThrow(
    'continued after a failed query; nothing of it was stored',
  );
});

test('results read after a failed query are not returned', async () => {
  const transaction = world.database.read(orgA, async (tx) => {
    await tx.query('select 1 / 0').catch(() => undefined);
    return 'half of it';
  });
  await expect(transaction).rejects.toThrow('continued after a failed query');
});

test('a repeated statement keeps its plan, with other values too', async () => {
  const own = openDatabase({
    connectionString: world.url,
    poolSize: 1,
    stampedTables: [],
    log: quiet,
  });
  const square = (n: number) =>
    own.read(orgA, (tx) =>
      tx.query<{ square: number }>('select $1::int * $1::int as square', [n], { keepPlan: true }),
    );
  const squares = [await square(2), await square(3)];
  expect(squares.map(({ rows }) => rows[0]?.square)).toEqual([4, 9]);
  const kept = await own.read(orgA, (tx) =>
    tx.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements'),
  );
  await own.close();
  expect(kept.rows).toEqual([{ n: 1 }]);
});

test('a query that was not awaited is rejected after its transaction', async () => {
  let late: WriteTx | undefined;
  await world.database.write(asA, (tx) => {
    late = tx;
    return Promise.resolve();
  });
  await expect(late?.query('select 1')).rejects.toThrow('This transaction has ended');
});

test.each([
  ['a number', '22P02', `select n from json_to_recordset('[{"n":"a-secret"}]') as v(n int)`],
  ['json', '22P02', `select '{"value": a-secret}'::json`],
  ['a time', '22007', `select 'a-secret'::timestamptz`],
])('an error about %s contains no value', async (_, code, sql) => {
  const transactions = [
    () => world.database.unscoped((tx) => tx.query(sql)),
    () => world.database.lookUp(sql, []),
  ];
  for (const transaction of transactions) {
    const error = await transaction().then(
      () => new Error('It did not fail'),
      (caught: unknown) => caught as Error,
    );
    expect(error).toMatchObject({ code });
    const notified = [JSON.stringify(error), error.message, error.stack].join();
    expect(notified).toContain('invalid input syntax');
    expect(notified).not.toContain('a-secret');
  }
});

test('options in the address do not change role or scope', async () => {
  const address = `${world.url}?options=${encodeURIComponent('-c role=none -c work_mem=5MB')}`;
  const own = openDatabase({ connectionString: address, stampedTables: [], log: quiet });
  const { rows } = await own.unscoped((tx) =>
    tx.query("select current_user as name, current_setting('work_mem') as work_mem"),
  );
  await own.close();
  expect(rows).toEqual([{ name: 'watershade_app', work_mem: '5MB' }]);
});

test('a query that waits too long for a lock or idles in its transaction is ended', async () => {
  const { rows } = await world.database.unscoped((tx) =>
    tx.query(`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      order by name`),
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '5000' },
    { name: 'lock_timeout', setting: '15000' },
    { name: 'statement_timeout', setting: '60000' },
  ]);
});

test('a bulk transaction that fails in its last row stores none', async () => {
  const transaction = world.database.write(asA, (tx) =>
    tx.query(
      `insert into things (org_id, label)
       select $1, case when n < 500 then 'x' end from generate_series(1, 500) as n`,
      [orgA],
    ),
  );
  await expect(transaction).rejects.toThrow(/null value in column "label"/);
  expect(await labels()).toEqual([]);
});
