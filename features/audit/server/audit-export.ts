import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';
import { subjectOfEntry } from './audit-store.ts';

const key = `${iso('a.time')} || '_' || a.audit_id`;

/**
 * The audit log; for one person their actions and those about them. Of what they changed about
 * somebody else, the values are data of the other person.
 */
export const auditExport = exportTable({
  file: 'audit_log.csv',
  head: [
    ...['Entry id', 'Time', 'Who', 'Action', 'Object', 'Object id', 'Summary', 'Person id'],
    'Changes',
  ],
  sql: `
    select ${key} as key,
      array[a.audit_id::text, ${iso('a.time')}, a.actor_user_id::text, a.action, a.entity,
        a.entity_id::text, a.summary, (${subjectOfEntry})::text,
        case when a.changes <> '[]'
          and ($4::uuid is null or coalesce(${subjectOfEntry}, $4) = $4) then a.changes::text end
      ] as cells
    from audit_log as a
    where a.org_id = $1
      and ($2::text is null or (a.time, a.audit_id)
        > (split_part($2, '_', 1)::timestamptz, split_part($2, '_', 2)::uuid))
      and ($4::uuid is null or a.actor_user_id = $4 or a.subject_user_id = $4
        or (a.entity = 'user' and a.entity_id = $4))
    order by a.time, a.audit_id limit $3`,
});
