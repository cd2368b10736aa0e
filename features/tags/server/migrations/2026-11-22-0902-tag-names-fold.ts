import type { Migration } from '#packages/database';

/**
 * Names are one in any case, with every letter there is: the database's own rules may know no case
 * beyond English.
 */
export const tagNamesFold: Migration = {
  id: '2026-11-22-0902-tag-names-fold',
  sql: `
    drop index tags_name;
    create unique index tags_name on tags (org_id, lower(name collate "und-x-icu")) where active;`,
};
