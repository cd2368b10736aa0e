import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** Requests of workers for a break or help. */
export const requestExport = exportTable({
  file: 'worker-requests.csv',
  head: ['Request id', 'Person id', 'Kind', 'Symptoms', 'Note', 'Asked', 'Received', 'Alert id'],
  sql: `
    select request_id::text as key,
      array[request_id::text, user_id::text, kind, array_to_string(symptoms, ', '), note,
        ${iso('made_time')}, ${iso('received_time')},
        coalesce(compliance_alert_log_id::text, '')] as cells
    from worker_requests
    where org_id = $1 and ($2::uuid is null or request_id > $2)
      and ($4::uuid is null or user_id = $4)
    order by request_id limit $3`,
});
