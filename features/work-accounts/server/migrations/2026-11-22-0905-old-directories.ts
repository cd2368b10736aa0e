import type { Migration } from '#packages/database';

/**
 * Who somebody was in a directory that opens nothing any more only kept their e-mail from opening the
 * one that took its place. A change of directory forgets them since; this forgets those from before.
 */
export const oldDirectories: Migration = {
  id: '2026-11-22-0905-old-directories',
  sql: `
    -- The walls would hide the rows from an owner who is no superuser.
    alter table work_accounts no force row level security;
    delete from work_accounts as w where not exists (
      select from sso_settings as s where s.org_id = w.org_id and s.tenant_id = w.tenant_id);
    alter table work_accounts force row level security;`,
};
