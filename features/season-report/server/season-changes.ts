import { findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import { mostChanges } from '#season-report/contract';
import type { Period } from './gather-season.ts';

/** Entities of the log whose changes can be a control. */
const entities = ['tag', 'strategy', 'alert_rule', 'rule_pack', 'location_packs'];

/** The changes of a period that can be a control, the newest first. */
export async function findChanges(
  tx: Tx,
  { from, to }: Period,
): Promise<{ day: string; summary: string }[]> {
  const zone = await findZone(tx);
  const { rows } = await tx.query<{ day: string; summary: string }>(
    `select to_char(a.time at time zone $4, 'YYYY-MM-DD') as day, a.summary
     from audit_log as a
     where a.org_id = $1 and a.entity = any($5) and a.summary <> ''
       and a.time >= ($2::date::timestamp at time zone $4)
       and a.time < (($3::date + 1)::timestamp at time zone $4)
     order by a.time desc, a.audit_id limit $6`,
    [tx.org_id, from, to, zone, entities, mostChanges],
  );
  return rows;
}
