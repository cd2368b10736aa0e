import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Plans that the operator of the server set; other organisations have the default plan. */
export const licenseBaseline: Migration = {
  id: '2026-11-27-1300-licenses',
  sql: `
    create table licenses (
      org_id uuid primary key,
      plan text not null,
      seats int check (seats >= 0),
      valid_until date,
      features text[] not null,
      changed_time timestamptz(3) not null
    );
    ${organisationTable('licenses')}`,
};
