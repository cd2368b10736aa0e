import type { Migration } from '#packages/database';

/**
 * Whatever disables an account or gives it another e-mail ends its sign-ins with it, so that none
 * comes alive again once the account does.
 */
export const accountsEndSignIns: Migration = {
  id: '2026-11-21-0920-accounts-end-sign-ins',
  sql: `
    create function end_sign_ins_of_account() returns trigger language plpgsql as $$
    begin
      delete from sign_ins where org_id = new.org_id and user_id = new.user_id;
      return null;
    end $$;
    create trigger end_sign_ins after update of enabled, email on credentials for each row
      when (not new.enabled or new.email is distinct from old.email)
      execute function end_sign_ins_of_account();`,
};
