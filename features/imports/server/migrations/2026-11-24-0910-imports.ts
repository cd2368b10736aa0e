import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Verified files, for as long as they can be imported, with the outcome of each row. The passwords of a file
 * are encrypted with a key that only its sender has.
 */
export const importBaseline: Migration = {
  id: '2026-11-24-0910-imports',
  sql: `
    create table imports (
      org_id uuid not null,
      import_id uuid not null,
      user_id uuid not null,
      token_hash bytea not null,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      wanted int[] not null default '{}',
      heartbeat_time timestamptz(3),
      primary key (org_id, import_id)
    );
    create index imports_user on imports (org_id, user_id);
    ${organisationTable('imports')}

    create table import_rows (
      org_id uuid not null,
      import_id uuid not null,
      row int not null,
      action text not null default 'skip' check (action in ('create', 'update', 'skip')),
      user_id uuid not null,
      name_first text not null,
      name_last text not null,
      email text,
      tags jsonb not null,
      sealed_password bytea,
      outcome text check (outcome in ('created', 'updated', 'failed')),
      message text,
      primary key (org_id, import_id, row)
    );
    ${organisationTable('import_rows')}`,
};
