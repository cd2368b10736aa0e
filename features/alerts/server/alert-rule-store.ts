import type { AlertRule, AlertRuleFields } from '#alerts/contract';
import type { ScopeTag } from '#alerts/domain';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** SQL expression on `r`: a rule as JSON. */
export const ruleRow = `json_build_object(
    'alert_rule_id', r.alert_rule_id, 'enabled', r.enabled, 'use_roster', r.use_roster,
    'channels', r.channels, 'tag_ids', r.tag_ids, 'type', r.type,
    'trigger', r.trigger || jsonb_build_object('next_run_at', ${iso('r.next_run_at')}),
    'active', r.active, 'created_time', ${iso('r.created_time')},
    'modified_time', ${iso('r.modified_time')})`;

/** Saves a rule, with the time of its next run; its version, and whether it is new. */
export async function storeRule(
  tx: WriteTx,
  fields: AlertRuleFields,
  { next_run_at, created_time }: { next_run_at: string | null; created_time: string },
): Promise<{ version: number; isNew: boolean }> {
  const { rows } = await tx.query<{ version: number; is_new: boolean }>(
    `insert into alert_rules as r (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids,
       type, trigger, active, next_run_at, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (org_id, alert_rule_id) do update set enabled = $3, use_roster = $4,
       channels = $5, tag_ids = $6, type = $7, trigger = $8, active = $9, next_run_at = $10,
       version = r.version + 1
     -- An inserted row was never locked by an update.
     returning version, (xmax = 0) as is_new`,
    [...columnsOf(tx, fields), next_run_at, created_time],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The rule was not stored');
  return { version: row.version, isNew: row.is_new };
}

/**
 * Stores that a rule is deleted, or that its deletion is undone. Its states go on in the new
 * version, so that an undone deletion does not repeat its alerts.
 *
 * @returns the new version; null if other fields change as well
 */
export async function storeDeletion(
  tx: WriteTx,
  fields: AlertRuleFields,
  { next_run_at }: { next_run_at: string | null },
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>(
    `update alert_rules set active = $9, next_run_at = $10, version = version + 1
     where ${isOfFields} and active <> $9 returning version`,
    [...columnsOf(tx, fields), next_run_at],
  );
  const version = rows[0]?.version;
  if (version === undefined) return null;
  await tx.query(
    'update alert_states set version = $3 where org_id = $1 and alert_rule_id = $2 and version = $4',
    [tx.org_id, fields.alert_rule_id, version, version - 1],
  );
  return version;
}

/** SQL condition: a rule has the fields of `columnsOf`, and may be deleted. */
const isOfFields = `org_id = $1 and alert_rule_id = $2 and enabled = $3 and use_roster = $4
  and channels = $5::jsonb and tag_ids = $6::uuid[] and type = $7 and trigger = $8::jsonb`;

/** Whether a rule is stored with just these fields. */
export async function isStored(tx: Tx, fields: AlertRuleFields): Promise<boolean> {
  const { rows } = await tx.query(
    `select from alert_rules where ${isOfFields} and active = $9`,
    columnsOf(tx, fields),
  );
  return rows.length > 0;
}

/** The values of the columns that a client sends. */
function columnsOf({ org_id }: Tx, fields: AlertRuleFields): unknown[] {
  return [
    ...[org_id, fields.alert_rule_id, fields.enabled, fields.use_roster],
    ...[JSON.stringify(fields.channels), fields.tag_ids, fields.type],
    ...[JSON.stringify(fields.trigger), fields.active],
  ];
}

/**
 * Whether a rule would be one more than an organisation may have. Until the transaction ends, no
 * other rule is added.
 */
export async function isRuleTooMany(
  tx: WriteTx,
  alert_rule_id: string,
  most: number,
): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('alert rules ' || $1, 0))`, [
    tx.org_id,
  ]);
  const { rows } = await tx.query<{ others: number; is_known: boolean }>(
    `select count(*) filter (where alert_rule_id <> $2)::int as others,
       coalesce(bool_or(alert_rule_id = $2), false) as is_known
     from alert_rules where org_id = $1 and active`,
    [tx.org_id, alert_rule_id],
  );
  const [row] = rows;
  return row !== undefined && !row.is_known && row.others >= most;
}

/** The active ones of some tags. They cannot be deleted until the transaction ends. */
export async function lockScope(tx: WriteTx, tag_ids: readonly string[]): Promise<ScopeTag[]> {
  const { rows } = await tx.query<ScopeTag>(`${scopeTags} for key share`, [tx.org_id, tag_ids]);
  return rows;
}

/** The active jobs and locations of some tags. */
export async function findScope(tx: Tx, tag_ids: readonly string[]): Promise<ScopeTag[]> {
  const { rows } = await tx.query<ScopeTag>(scopeTags, [tx.org_id, tag_ids]);
  return rows;
}

const scopeTags = `select tag_id, name, type,
    coalesce(metadata->>'lat', '0') <> '0' or coalesce(metadata->>'lon', '0') <> '0'
      as "hasCoordinates"
  from tags where org_id = $1 and tag_id = any($2::uuid[]) and active
    and type in ('job', 'location')`;

/** A rule as it is synced, also a deleted one. */
export async function findRule(tx: Tx, alert_rule_id: string): Promise<AlertRule | null> {
  const { rows } = await tx.query<{ rule: AlertRule }>(
    `select ${ruleRow} as rule from alert_rules as r where org_id = $1 and alert_rule_id = $2`,
    [tx.org_id, alert_rule_id],
  );
  return rows[0]?.rule ?? null;
}
