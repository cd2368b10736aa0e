import type { Strategy, StrategyFields } from '#strategies/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** The active strategies. */
export async function findStrategies(tx: Tx): Promise<Strategy[]> {
  const { rows } = await tx.query<Strategy>(
    `select strategy_id, scope, tag_id, user_id, tests_per_day, min_gap_minutes,
       retest_after_minutes, moments, active, ${iso('created_time')} as created_time,
       ${iso('modified_time')} as modified_time
     from strategies where org_id = $1 and active order by scope, strategy_id`,
    [tx.org_id],
  );
  return rows;
}

/** Id of another strategy with the same scope, if any. */
export async function findOther(
  tx: Tx,
  { strategy_id, scope, tag_id, user_id }: StrategyFields,
): Promise<string | null> {
  const { rows } = await tx.query<{ strategy_id: string }>(
    `select strategy_id from strategies where org_id = $1 and active and scope = $3
       and tag_id is not distinct from $4 and user_id is not distinct from $5
       and strategy_id <> $2`,
    [tx.org_id, strategy_id, scope, tag_id, user_id],
  );
  return rows[0]?.strategy_id ?? null;
}

/**
 * Saves a strategy, which applies from now on; true if it is new.
 *
 * @throws Error of a unique index if another one was saved for the same scope meanwhile
 */
export async function storeStrategy(
  tx: WriteTx,
  fields: StrategyFields,
  created_time: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `insert into strategies (org_id, strategy_id, scope, tag_id, user_id, tests_per_day,
       min_gap_minutes, retest_after_minutes, moments, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (org_id, strategy_id) do update set scope = $3, tag_id = $4, user_id = $5,
       tests_per_day = $6, min_gap_minutes = $7, retest_after_minutes = $8, moments = $9,
       active = true
     -- An inserted row was never locked by an update.
     returning (xmax = 0) as is_new`,
    [
      ...[tx.org_id, fields.strategy_id, fields.scope, fields.tag_id, fields.user_id],
      ...[fields.tests_per_day, fields.min_gap_minutes, fields.retest_after_minutes],
      ...[fields.moments, created_time],
    ],
  );
  return rows[0]?.is_new === true;
}

/** Removes a strategy; false if there is none. */
export async function deactivateStrategy(tx: WriteTx, strategy_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update strategies set active = false where org_id = $1 and strategy_id = $2 and active',
    [tx.org_id, strategy_id],
  );
  return rowCount > 0;
}

/** True if there is such an active tag or person. */
export async function isThere(tx: Tx, kind: 'tag' | 'user', id: string): Promise<boolean> {
  const { rows } = await tx.query(
    kind === 'tag'
      ? 'select 1 from tags where org_id = $1 and tag_id = $2 and active for key share'
      : 'select 1 from users where org_id = $1 and user_id = $2 and active for key share',
    [tx.org_id, id],
  );
  return rows.length > 0;
}
