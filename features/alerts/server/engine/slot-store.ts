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

/** A slot that belongs to this transaction. */
export interface ClaimedSlot extends Pick<DueSlot, 'alert_rule_id' | 'version' | 'slot'> {
  rule: AlertRule;
}

/**
 * Claims slots of one organisation until the end of the transaction. Those that another process has,
 * or whose rule was changed, are left out.
 */
export async function claimSlots(tx: WriteTx, due: readonly DueSlot[]): Promise<ClaimedSlot[]> {
  const { rows } = await tx.query<ClaimedSlot>(
    `select s.alert_rule_id, s.version, (extract(epoch from s.due_at) * 1000)::float8 as slot,
       ${ruleRow} as rule
     from unnest($2::uuid[], $3::int[], $4::timestamptz[]) as due (alert_rule_id, version, due_at)
     join alert_schedules as s
       on s.org_id = $1 and s.alert_rule_id = due.alert_rule_id and s.version = due.version
         and s.due_at = due.due_at
     join alert_rules as r on r.org_id = $1 and r.alert_rule_id = s.alert_rule_id
     where r.version = s.version and r.enabled and r.active
     order by s.due_at, s.alert_rule_id
     for update of s skip locked`,
    [
      ...[tx.org_id, due.map(({ alert_rule_id }) => alert_rule_id)],
      due.map(({ version }) => version),
      due.map(({ slot }) => new Date(slot).toISOString()),
    ],
  );
  return rows;
}

/** The next slot of a rule. */
interface NextSlot extends Pick<DueSlot, 'alert_rule_id' | 'version'> {
  /** Milliseconds since 1970; null for none. */
  due: number | null;
}

/** Sets the next slots of rules. */
export async function scheduleRules(tx: WriteTx, next: readonly NextSlot[]): Promise<void> {
  const ended = next.filter(({ due }) => due === null);
  if (ended.length > 0) {
    await tx.query(
      'delete from alert_schedules where org_id = $1 and alert_rule_id = any($2::uuid[])',
      [tx.org_id, ended.map(({ alert_rule_id }) => alert_rule_id)],
    );
  }
  await tx.query(
    `insert into alert_schedules (org_id, alert_rule_id, version, due_at)
     select $1, (n->>'id')::uuid, (n->>'version')::int, (n->>'due')::timestamptz
     from jsonb_array_elements($2) as n
     on conflict (org_id, alert_rule_id) do update
       set version = excluded.version, due_at = excluded.due_at, retry_at = null`,
    [tx.org_id, nextRows(next.filter(({ due }) => due !== null))],
  );
}

/** Rows for `jsonb_array_elements`. */
function nextRows(next: readonly NextSlot[]): string {
  return JSON.stringify(
    next.map(({ alert_rule_id: id, version, due }) => ({
      ...{ id, version, due: due === null ? null : new Date(due).toISOString() },
    })),
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

/** Shows the next runs of reminders on their rules. */
export async function storeNextRuns(tx: WriteTx, next: readonly NextSlot[]): Promise<void> {
  if (next.length === 0) return;
  await tx.query(
    `update alert_rules as r set next_run_at = (n->>'due')::timestamptz
     from jsonb_array_elements($2) as n
     where r.org_id = $1 and r.alert_rule_id = (n->>'id')::uuid`,
    [tx.org_id, nextRows(next)],
  );
}

/** A slot that was evaluated, or missed. */
interface Run extends Pick<DueSlot, 'alert_rule_id' | 'version' | 'slot'> {
  /** Milliseconds since 1970; null if it was missed. */
  ran_at: number | null;
}

/** Milliseconds for which runs are kept. */
const runLife = 30 * 86_400_000;

/**
 * Records that slots were evaluated, or missed, and forgets the oldest runs of these rules.
 *
 * @throws Error of the primary key if one of them was recorded before
 */
export async function recordRuns(tx: WriteTx, runs: readonly Run[], now: number): Promise<void> {
  if (runs.length === 0) return;
  const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const rows = runs.map(({ alert_rule_id: id, version, slot, ran_at }) => ({
    ...{ id, version, slot: isoOf(slot), ran_at: isoOf(ran_at) },
  }));
  await tx.query(
    `insert into alert_runs (org_id, alert_rule_id, version, slot, ran_at)
     select $1, (n->>'id')::uuid, (n->>'version')::int, (n->>'slot')::timestamptz,
       (n->>'ran_at')::timestamptz
     from jsonb_array_elements($2) as n`,
    [tx.org_id, JSON.stringify(rows)],
  );
  await tx.query(
    'delete from alert_runs where org_id = $1 and alert_rule_id = any($2::uuid[]) and slot < $3',
    [tx.org_id, [...new Set(rows.map(({ id }) => id))], isoOf(now - runLife)],
  );
}

type RuleVersion = Pick<DueSlot, 'alert_rule_id' | 'version'>;

/** The states of rules by target. Those of an earlier version do not count. */
export async function findStates(
  tx: WriteTx,
  rules: readonly RuleVersion[],
): Promise<(alert_rule_id: string) => (target: string) => TargetState> {
  const { rows } = await tx.query<{ id: string; target: string; state: TargetState }>(
    `select s.alert_rule_id as id, s.target, s.state
     from unnest($2::uuid[], $3::int[]) as rule (alert_rule_id, version)
     join alert_states as s
       on s.org_id = $1 and s.alert_rule_id = rule.alert_rule_id and s.version = rule.version`,
    [
      ...[tx.org_id, rules.map(({ alert_rule_id }) => alert_rule_id)],
      rules.map(({ version }) => version),
    ],
  );
  const known = new Map(rows.map(({ id, target, state }) => [`${id} ${target}`, state]));
  return (alert_rule_id) => (target) => known.get(`${alert_rule_id} ${target}`) ?? firstState;
}

/** Stores the states of the targets of rules. */
export async function storeStates(
  tx: WriteTx,
  rules: readonly (RuleVersion & { states: ReadonlyMap<string, TargetState> })[],
): Promise<void> {
  const rows = rules.flatMap(({ alert_rule_id: id, version, states }) =>
    [...states].map(([target, state]) => ({ id, version, target, state })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into alert_states (org_id, alert_rule_id, version, target, state)
     select $1, (n->>'id')::uuid, (n->>'version')::int, n->>'target', n->'state'
     from jsonb_array_elements($2) as n
     on conflict (org_id, alert_rule_id, target) do update
       set version = excluded.version, state = excluded.state`,
    [tx.org_id, JSON.stringify(rows)],
  );
}
