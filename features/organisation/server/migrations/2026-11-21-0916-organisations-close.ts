import type { Migration } from '#packages/database';

/** An organisation that its owner closes ends at a time, unless it is taken back before. */
export const organisationsClose: Migration = {
  id: '2026-11-21-0916-organisations-close',
  sql: `
    alter table organisations
      add column closes_time timestamptz(3),
      add column closing_reason text;`,
};
