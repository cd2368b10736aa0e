import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** How many SMS an organisation has sent on a day, for its daily limit. */
export const smsCounts: Migration = {
  id: '2026-11-25-1123-sms-counts',
  sql: `
    create table sms_counts (
      org_id uuid not null,
      -- In UTC.
      day date not null,
      sent int not null,
      primary key (org_id, day)
    );
    ${organisationTable('sms_counts')}`,
};
