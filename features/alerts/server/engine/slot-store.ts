import type { AlertRule } from '#alerts/contract';
import { firstState } from '#alerts/domain';
import type { TargetState } from '#alerts/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { ruleRow } from '../alert-rule-store.ts';

/** A slot of a rule that is due. */
export interface DueSlot {
  org_id: string;
  alert_rule_id: string;
  /** The version of the rule that the slot belongs to. */
  version: number;
  /** Milliseconds since 1970. */
  slot: number;
}

/** The slots of all organisations that are due, earliest first. Other processes find them as well. */
export async function findDueSlots(
  database: Database,
  now: number,
  most: number,
): Promise<DueSlot[]> {
  return await database.lookUp<DueSlot>(
    `select org_id, alert_rule_id, version, (extract(epoch from due_at) * 1000)::float8 as slot
     from due_alert_rules($1, $2)`,
    [new Date(now).toISOString(), most],
  );
}

/** The trigger and scope of a rule. */
export type RuleScope = Pick<AlertRule, 'alert_rule_id' | 'trigger' | 'tag_ids'>;

/** The conditions of an organisation whose slots are due. Conditions that were changed are left out. */
export async function findDueConditions(tx: Tx, due: readonly DueSlot[]): Promise<RuleScope[]> {
  const { rows } = await tx.query<RuleScope>(
    `select alert_rule_id, trigger, tag_ids from alert_rules
     join unnest($2::uuid[], $3::int[]) as due (alert_rule_id, version)
       using (alert_rule_id, version)
     where org_id = $1 and type = 'conditional' and enabled and active`,
    [
      ...[tx.org_id, due.map(({ alert_rule_id }) => alert_rule_id)],
      due.map(({ version }) => version),
    ],
  );
  return rows;
}

/**
 * Claims a slot until the end of the transaction. Null if another process has it, or if the rule
 * was changed: then the slot is not due any more.
 */
export async function claimSlot(tx: WriteTx, due: DueSlot): Promise<AlertRule | null> {
  const { rows } = await tx.query<{ rule: AlertRule }>(
    `select ${ruleRow} as rule
     from alert_schedules as s join alert_rules as r using (org_id, alert_rule_id)
     where s.org_id = $1 and s.alert_rule_id = $2 and s.version = $3 and s.due_at = $4
       and r.version = $3 and r.enabled and r.active
     for update of s skip locked`,
    [tx.org_id, due.alert_rule_id, due.version, new Date(due.slot).toISOString()],
  );
  return rows[0]?.rule ?? null;
}

/** Sets the next slot of a rule; null for none. Only the claimed version is changed. */
export async function scheduleRule(
  tx: WriteTx,
  { alert_rule_id, version }: Pick<DueSlot, 'alert_rule_id' | 'version'>,
  slot: number | null,
): Promise<void> {
  if (slot === null) {
    await tx.query('delete from alert_schedules where org_id = $1 and alert_rule_id = $2', [
      tx.org_id,
      alert_rule_id,
    ]);
    return;
  }
  await tx.query(
    `insert into alert_schedules (org_id, alert_rule_id, version, due_at) values ($1, $2, $3, $4)
     on conflict (org_id, alert_rule_id) do update
       set version = $3, due_at = $4, retry_at = null`,
    [tx.org_id, alert_rule_id, version, new Date(slot).toISOString()],
  );
}

/** Tries a slot again at a time, unless the rule was changed meanwhile. */
export async function retrySlot(
  tx: WriteTx,
  { alert_rule_id, version, slot }: DueSlot,
  retry_at: number,
): Promise<void> {
  await tx.query(
    `update alert_schedules set retry_at = $5
     where org_id = $1 and alert_rule_id = $2 and version = $3 and due_at = $4`,
    [
      ...[tx.org_id, alert_rule_id, version, new Date(slot).toISOString()],
      new Date(retry_at).toISOString(),
    ],
  );
}

/** Shows the next run of a reminder on its rule. */
export async function storeNextRun(
  tx: WriteTx,
  alert_rule_id: string,
  slot: number | null,
): Promise<void> {
  await tx.query(
    'update alert_rules set next_run_at = $3 where org_id = $1 and alert_rule_id = $2',
    [tx.org_id, alert_rule_id, slot === null ? null : new Date(slot).toISOString()],
  );
}

/**
 * Records that slots were evaluated, or missed.
 *
 * @param ran_at milliseconds since 1970; null for missed slots
 * @throws Error of the primary key if one of them was recorded before
 */
export async function recordRuns(
  tx: WriteTx,
  { alert_rule_id, version }: Pick<DueSlot, 'alert_rule_id' | 'version'>,
  slots: readonly number[],
  ran_at: number | null,
): Promise<void> {
  if (slots.length === 0) return;
  await tx.query(
    `insert into alert_runs (org_id, alert_rule_id, version, slot, ran_at)
     select $1, $2, $3, slot, $5 from unnest($4::timestamptz[]) as slot`,
    [
      ...[tx.org_id, alert_rule_id, version, slots.map((slot) => new Date(slot).toISOString())],
      ran_at === null ? null : new Date(ran_at).toISOString(),
    ],
  );
}

/** The states of a rule by target. Those of an earlier version do not count. */
export async function findStates(
  tx: WriteTx,
  { alert_rule_id, version }: Pick<DueSlot, 'alert_rule_id' | 'version'>,
): Promise<(target: string) => TargetState> {
  const { rows } = await tx.query<{ target: string; state: TargetState }>(
    `select target, state from alert_states
     where org_id = $1 and alert_rule_id = $2 and version = $3`,
    [tx.org_id, alert_rule_id, version],
  );
  const known = new Map(rows.map(({ target, state }) => [target, state]));
  return (target) => known.get(target) ?? firstState;
}

/** Stores the states of targets. */
export async function storeStates(
  tx: WriteTx,
  { alert_rule_id, version }: Pick<DueSlot, 'alert_rule_id' | 'version'>,
  states: ReadonlyMap<string, TargetState>,
): Promise<void> {
  if (states.size === 0) return;
  await tx.query(
    `insert into alert_states (org_id, alert_rule_id, version, target, state)
     select $1, $2, $3, target, state::jsonb
     from unnest($4::text[], $5::text[]) as given (target, state)
     on conflict (org_id, alert_rule_id, target) do update
       set version = $3, state = excluded.state`,
    [
      ...[tx.org_id, alert_rule_id, version, [...states.keys()]],
      [...states.values()].map((state) => JSON.stringify(state)),
    ],
  );
}
