import type { AuditEntry, Queryable, WriteContext } from './database.ts';

/** Stores the audit entries of a transaction: who did what to which row. */
export async function writeAudit(
  client: Queryable,
  { org_id, actor_user_id }: WriteContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await client.query(
    `insert into audit_log (org_id, actor_user_id, action, entity, entity_id, summary)
     select $1, $2, action, entity, entity_id, coalesce(summary, '')
     from json_to_recordset($3::json)
       as noted(action text, entity text, entity_id uuid, summary text)`,
    [org_id, actor_user_id, JSON.stringify(entries)],
  );
}
