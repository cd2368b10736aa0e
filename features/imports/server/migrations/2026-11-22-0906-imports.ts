import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Verified files, for as long as they can be imported, row by row with what has become of each. The
 * passwords of a file are sealed with a key that only whoever sent it has.
 *
 * An e-mail is one person's over all organisations, so a function of the owner looks for those that
 * are taken; the policies of_registration and of_lookup let it through.
 */
export const imports: Migration = {
  id: '2026-11-22-0906-imports',
  sql: `
    create table imports (
      org_id uuid not null,
      import_id uuid not null,
      user_id uuid not null,
      token_hash bytea not null,
      created_time timestamptz(3) not null,
      expires_time timestamptz(3) not null,
      wanted int[] not null default '{}',
      beat_time timestamptz(3),
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
    ${organisationTable('import_rows')}

    create function find_taken_emails(wanted text[]) returns table (email text)
    language sql stable security definer set search_path = public as $$
      select each from unnest(wanted) as each
      where exists (select from users as u where u.email = each and u.active)
        or exists (select from credentials as c where c.email = each)
    $$;
    revoke all on function find_taken_emails from public;
    grant execute on function find_taken_emails to watershade_app;`,
};
