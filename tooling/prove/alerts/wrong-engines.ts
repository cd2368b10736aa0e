import { findDueSlots } from '#alerts/server';
import type { DueSlot } from '#alerts/server';
import type { Database, WriteTx } from '#packages/database';
import type { Result } from './results.ts';

/** Engines that are wrong on purpose. The proof has to notice each of them. */
export const wrongEngines = ['naive', 'lease-without-fencing', 'mark-before-send'] as const;
export type WrongEngine = (typeof wrongEngines)[number];

/** The fault by which each of them must be noticed. */
export const faultOf = {
  naive: 'doubled',
  'lease-without-fencing': 'doubled',
  'mark-before-send': 'unsent',
} as const satisfies Record<WrongEngine, keyof Result>;

interface Parts {
  database: Database;
  now: () => number;
  newId: () => string;
}

const minute = 60_000;

/** A round of a wrong engine; the number of slots that it evaluated. */
export async function wrongRound(engine: WrongEngine, parts: Parts): Promise<number> {
  const due = await findDueSlots(parts.database, parts.now(), 50);
  for (const slot of due) {
    await (engine === 'naive' ? readAndAdvance(slot, parts) : lease(slot, parts));
  }
  return due.length;
}

/** Reads what is due, sends, and adds one interval, without a claim. */
async function readAndAdvance(slot: DueSlot, { database, newId }: Parts): Promise<void> {
  await write(database, slot, (tx) => store(tx, slot, newId));
  await write(database, slot, (tx) =>
    tx.query(
      `update alert_schedules set due_at = due_at + (
         select make_interval(mins => (trigger->>'frequency_minutes')::int) from alert_rules as r
         where r.org_id = $1 and r.alert_rule_id = $2)
       where org_id = $1 and alert_rule_id = $2`,
      [slot.org_id, slot.alert_rule_id],
    ),
  );
}

/** Claims a slot for a while, but stores its result also when the time is over. */
async function lease(slot: DueSlot, { database, now, newId }: Parts): Promise<void> {
  const interval = 2880 * minute;
  const claimed = await write(database, slot, async (tx) => {
    const { rowCount } = await tx.query(
      `update alert_schedules set retry_at = $4
       where org_id = $1 and alert_rule_id = $2 and due_at = $3
         and coalesce(retry_at, due_at) <= $5`,
      [
        ...[slot.org_id, slot.alert_rule_id, new Date(slot.slot).toISOString()],
        ...[new Date(now() + interval / 4).toISOString(), new Date(now()).toISOString()],
      ],
    );
    return (rowCount ?? 0) > 0;
  });
  if (!claimed) return;
  // A pause, such as one of the garbage collector or of the machine.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 600));
  await write(database, slot, async (tx) => {
    await store(tx, slot, newId);
    await tx.query(
      `update alert_schedules set due_at = $3, retry_at = null
       where org_id = $1 and alert_rule_id = $2`,
      [slot.org_id, slot.alert_rule_id, new Date(slot.slot + interval).toISOString()],
    );
  });
}

/** Stores an alert; its slot is only in the metadata, where nothing makes it unique. */
async function store(
  tx: WriteTx,
  { alert_rule_id, slot }: DueSlot,
  newId: () => string,
): Promise<void> {
  const metadata = { slot: new Date(slot).toISOString(), tag_ids: [], channels: {} };
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, alert_rule_id,
       reason, status, metadata, targets, created_time)
     values ($1, $2, 'rule', $3, 'now', 'sent', $4, '[]', $5)`,
    [
      ...[tx.org_id, newId(), alert_rule_id, JSON.stringify(metadata)],
      new Date(slot).toISOString(),
    ],
  );
}

function write<Result>(
  database: Database,
  { org_id }: DueSlot,
  work: (tx: WriteTx) => Promise<Result>,
): Promise<Result> {
  return database.write({ org_id, actor_user_id: null }, work);
}
