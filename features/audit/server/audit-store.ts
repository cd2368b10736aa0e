import type { AuditEntry } from '#audit/contract';
import type { Tx, WriteTx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import type { TimePlace } from '#packages/http/contract';

/** Filter of the log. Days are in the time zone. */
export interface AuditFilter {
  from?: string | undefined;
  to?: string | undefined;
  actor?: string | undefined;
  entity?: string | undefined;
  entity_id?: string | undefined;
  subject?: string | undefined;
  /** IANA name. */
  zone: string;
}

/**
 * The person whom an entry is about. Entries of earlier versions do not have one, and are about the
 * user that they name.
 */
export const subjectOfEntry = `coalesce(a.subject_user_id, case when a.entity = 'user' then a.entity_id end)`;

const filtered = `a.org_id = $1
  and ($2::date is null or a.time >= ($2::date::timestamp at time zone $6))
  and ($3::date is null or a.time < (($3::date + 1)::timestamp at time zone $6))
  and ($4::uuid is null or a.actor_user_id = $4)
  and ($5::text is null or a.entity = $5)
  and ($7::uuid is null or a.entity_id = $7)
  and ($8::uuid is null or a.subject_user_id = $8
    or (a.subject_user_id is null and a.entity = 'user' and a.entity_id = $8))`;

/** A page of matching entries, newest first. */
export async function findAudit(
  tx: Tx,
  filter: AuditFilter,
  { after, most }: { after: TimePlace | null; most: number },
): Promise<RowPage<AuditEntry>> {
  return rowsWithin<AuditEntry>(
    tx,
    `select a.audit_id, to_char(a.time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time,
       a.actor_user_id, trim(coalesce(u.name_first || ' ' || u.name_last, '')) as actor_name,
       a.action, a.entity, a.entity_id, a.summary, a.changes,
       case when ${subjectOfEntry} is null then null else json_build_object(
         'user_id', ${subjectOfEntry},
         'name', trim(coalesce(s.name_first || ' ' || s.name_last, ''))) end as subject
     from audit_log as a
       left join users as u on u.org_id = a.org_id and u.user_id = a.actor_user_id
       left join users as s on s.org_id = a.org_id and s.user_id = ${subjectOfEntry}
     where ${filtered} and ($9::timestamptz is null or (a.time, a.audit_id) < ($9, $10::uuid))
     order by a.time desc, a.audit_id desc limit $11`,
    [...valuesOf(tx, filter), after?.time ?? null, after?.id ?? null, most + 1],
    { most },
  );
}

/** Number of matching entries. */
export async function countAudit(tx: Tx, filter: AuditFilter): Promise<number> {
  const { rows } = await tx.query<{ total: number }>(
    `select count(*)::int as total from audit_log as a where ${filtered}`,
    valuesOf(tx, filter),
  );
  return rows[0]?.total ?? 0;
}

function valuesOf(tx: Tx, { from, to, actor, entity, entity_id, subject, zone }: AuditFilter) {
  const asked = [from, to, actor, entity].map((value) => value ?? null);
  return [tx.org_id, ...asked, zone, entity_id ?? null, subject ?? null];
}

/** Empties the values that name a person, in all entries, before the person's row is emptied. */
export async function eraseFromAudit(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query('select erase_audit_changes($1)', [user_id]);
}
