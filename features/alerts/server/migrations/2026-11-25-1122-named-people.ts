import type { Migration } from '#packages/database';

/** Who is named in the messages of a notice: they are only sent while the recipient may see them. */
export const namedPeopleColumn: Migration = {
  id: '2026-11-25-1122-named-people',
  sql: `
    -- Not synced. Null if it is not known.
    alter table compliance_user_alert_logs add column named uuid[];`,
};
