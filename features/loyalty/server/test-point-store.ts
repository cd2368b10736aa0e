import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** A test that was added or changed. */
export interface ChangedTest {
  measurement_id: string;
  created_time: string;
  /** A valid hydration test that is neither removed nor sample data. */
  is_valid: boolean;
  modified_time: string;
}

/** The organisation's clock: every committed change of a test has this stamp or an earlier one. */
export async function findClock(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ last: string }>(
    `select ${iso('last')} as last from org_clocks where org_id = $1`,
    [tx.org_id],
  );
  return rows[0]?.last ?? null;
}

/** Tests changed after one stamp and up to another, in the order of their stamps. */
export async function findChangedTests(
  tx: Tx,
  { after, until, most }: { after: string; until: string; most: number },
): Promise<ChangedTest[]> {
  const { rows } = await tx.query<ChangedTest>(
    `select measurement_id, ${iso('created_time')} as created_time,
       type = 'sosm' and valid and active and not metadata ? '_sample' as is_valid, ${iso('modified_time')} as modified_time
     from measurements
     where org_id = $1 and modified_time > $2 and modified_time <= $3
     order by modified_time limit $4`,
    [tx.org_id, after, until, most],
  );
  return rows;
}

/** Those of the tests that have given a point. */
export async function findCounted(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ measurement_id: string }>(
    `select measurement_id from loyalty_tests
     where org_id = $1 and measurement_id = any($2::uuid[])`,
    [tx.org_id, ids],
  );
  return new Set(rows.map(({ measurement_id }) => measurement_id));
}

/** The number of tests that have given a point, by month. */
export async function countByMonth(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ month: string; count: number }>(
    `select month, count(*)::int as count from loyalty_tests where org_id = $1
     group by month order by month desc limit 3`,
    [tx.org_id],
  );
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Records that tests have given a point. */
export async function insertCounted(
  tx: WriteTx,
  { month, measurement_ids }: { month: string; measurement_ids: readonly string[] },
): Promise<void> {
  await tx.query(
    `insert into loyalty_tests (org_id, measurement_id, month)
     select $1, measurement_id, $3 from unnest($2::uuid[]) as measurement_id`,
    [tx.org_id, measurement_ids, month],
  );
}

/** Records up to which stamp tests have given their points. */
export async function setTestsUntil(tx: WriteTx, until: string): Promise<void> {
  await tx.query('update loyalty_accounts set tests_until = $2 where org_id = $1', [
    ...[tx.org_id, until],
  ]);
}
