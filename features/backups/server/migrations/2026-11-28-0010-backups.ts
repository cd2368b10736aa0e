import type { Migration } from '#packages/database';

/** Nightly backups of the whole database, so without an organisation. */
export const backupsBaseline: Migration = {
  id: '2026-11-28-0010-backups',
  sql: `
    create table backups (
      due_time timestamptz(3) primary key,
      started_time timestamptz(3) not null,
      finished_time timestamptz(3),
      proved_time timestamptz(3),
      problem text
    );
    grant select, insert, update, delete on backups to watershade_app;`,
};
