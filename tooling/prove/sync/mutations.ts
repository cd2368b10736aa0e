import type { Database, Tx } from '#packages/database';
import { stampedTables } from '../../../apps/server/composition.ts';
import { actionMutations } from './action-mutations.ts';
import { queriesAtMost } from './history.ts';
import type { Interruption } from './inner-server.ts';
import { ofDatabase, stampBy } from './mutation.ts';
import type { Mutation } from './mutation.ts';
import { watchReads } from './watch-reads.ts';
import type { ReadWatch } from './watch-reads.ts';

const wall = "date_trunc('milliseconds', clock_timestamp())";

/**
 * The faulty variants that lose rows or never end: those measured for the sync design, and for
 * actions the effects that must not be missed.
 */
export const mutations: readonly Mutation[] = [
  ofDatabase('all rows of a write share one stamp', [
    ...withoutUnique(),
    stampBy(`
      if stamping and coalesce(current_setting('proof.stamp', true), '') = '' then
        perform set_config('proof.stamp', new.modified_time::text, true);
      elsif stamping then
        new.modified_time := current_setting('proof.stamp')::timestamptz;
      else
        perform set_config('proof.stamp', '', true);
      end if;`),
  ]),
  ofDatabase('stamps have microseconds, so a cursor of milliseconds lies before its row', [
    ...stampedTables.flatMap((table) => [
      `drop trigger refuse_unstamped on ${table}`,
      `alter table ${table} alter column modified_time type timestamptz(6)`,
    ]),
    stampBy(`
      if stamping then new.modified_time := new.modified_time + interval '370 microseconds'; end if;`),
  ]),
  ofDatabase('stamps are the time the transaction began', [
    ...withoutUnique(),
    ...clockOfRows(),
    stampBy('new.modified_time := now();'),
  ]),
  ofDatabase('stamps are the time of the statement', [
    ...withoutUnique(),
    ...clockOfRows(),
    stampBy('new.modified_time := clock_timestamp();'),
  ]),
  ofReading('rows at or after the cursor are sent', {
    rewrite: (sql) =>
      sql
        .replaceAll('r.modified_time > ', 'r.modified_time >= ')
        .replaceAll('max(modified_time) from', "max(modified_time) + interval '1 ms' from"),
  }),
  {
    ...ofReading('sync_time is the time of the wall', {
      rewrite: (sql) =>
        sql.replaceAll('select last from org_clocks', `select ${wall} from org_clocks`),
    }),
    from: 24,
  },
  // The lists come from the first snapshot of the transaction, the clock from a later one. The
  // history's writes between the queries of the lists happen when the clock is read.
  {
    ...ofReading('the clock is read after the lists', {}, (database, interruption) => ({
      async answer(org_id, sql, rows) {
        if (!sql.includes('org_clocks')) return rows;
        for (let query = 0; query < queriesAtMost; query += 1) await interruption.before?.();
        const [now] = await database.read(org_id, laterClock);
        return rows.map((row) => ({ ...row, ...now }));
      },
    })),
    from: 38,
  },
  {
    ...ofReading('pages that are cut by bytes count as whole', {
      answer: (_org_id, _sql, rows) =>
        Promise.resolve(rows.map((row) => ({ ...row, ...withoutRest(row) }))),
    }),
    from: 24,
  },
  ...actionMutations,
];

function withoutRest(row: object) {
  return {
    ...('has_more' in row ? { has_more: false } : {}),
    ...('is_more' in row ? { is_more: false } : {}),
  };
}

async function laterClock(tx: Tx) {
  const { rows } = await tx.query<{ clock: string }>(
    'select last as clock from org_clocks where org_id = $1',
    [tx.org_id],
  );
  return rows;
}

function ofReading(
  name: string,
  watch: ReadWatch,
  more: (database: Database, interruption: Interruption) => ReadWatch = () => ({}),
): Mutation {
  return {
    name,
    from: 0,
    prepare: () => Promise.resolve(),
    wrap: (database, interruption) =>
      watchReads(database, { ...watch, ...more(database, interruption) }),
  };
}

function withoutUnique(): string[] {
  return stampedTables.map((table) => `drop index ${table}_modified_time`);
}

/** Without a clock the organisation's time is that of its newest committed row. */
function clockOfRows(): string[] {
  const rows = stampedTables.map((table) => `select org_id, modified_time from ${table}`);
  return [
    'drop table org_clocks',
    `create view org_clocks as select org_id, max(modified_time) as last
     from (${rows.join(' union all ')}) as stamped group by org_id`,
    'grant select on org_clocks to watershade_app',
  ];
}
