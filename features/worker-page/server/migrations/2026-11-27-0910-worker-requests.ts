import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** What workers asked for on their own page. */
export const workerRequestTable: Migration = {
  id: '2026-11-27-0910-worker-requests',
  sql: `
    create table worker_requests (
      org_id uuid not null,
      request_id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('break', 'symptoms')),
      symptoms text[] not null,
      note text not null,
      -- When the button was pressed, by the clock of the phone; at most when it was received.
      made_time timestamptz(3) not null,
      received_time timestamptz(3) not null,
      -- The alert to the supervisors; null if there was none.
      compliance_alert_log_id uuid,
      recipients int not null,
      primary key (org_id, request_id)
    );
    create index worker_requests_of_person on worker_requests (org_id, user_id, received_time);
    ${organisationTable('worker_requests')}`,
};
