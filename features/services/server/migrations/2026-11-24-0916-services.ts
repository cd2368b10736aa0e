import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** How each service was last asked for an organisation, noted sparsely by every process. */
export const serviceBaseline: Migration = {
  id: '2026-11-24-0916-services',
  sql: `
    create table service_uses (
      org_id uuid not null,
      service text not null,
      last_used_time timestamptz(3),
      last_failed_time timestamptz(3),
      -- Why it failed last: a sentence without addresses.
      problem text,
      primary key (org_id, service)
    );
    ${organisationTable('service_uses')}`,
};
