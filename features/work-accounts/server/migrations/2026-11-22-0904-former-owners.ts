import type { Migration } from '#packages/database';

/**
 * Who stops being an owner is one of those whom required work accounts leave out, whichever call
 * does it, so their sign-ins by password end with it. Their account is held until COMMIT: one that is
 * under way is ended too, or asks anew what it may.
 */
export const formerOwners: Migration = {
  id: '2026-11-22-0904-former-owners',
  sql: `
    create function end_passwords_of_former_owner() returns trigger language plpgsql as $$
    begin
      if exists (
        select from permissions
        where org_id = new.org_id and user_id = new.user_id and active and tag_id is null
          and access ~* '(^|,)\\s*super\\s*(,|$)') then
        return null;
      end if;
      perform from credentials as c
      where c.org_id = new.org_id and c.user_id = new.user_id and exists (
        select from sso_settings as s
        where s.org_id = c.org_id and s.is_enforced
          and s.domains @> array[split_part(c.email, '@', 2)])
      for no key update;
      if found then
        delete from sign_ins
        where org_id = new.org_id and user_id = new.user_id and not by_work_account;
      end if;
      return null;
    end $$;
    create trigger end_passwords after update of active, access on permissions for each row
      when (old.active and old.tag_id is null and old.access ilike '%super%')
      execute function end_passwords_of_former_owner();`,
};
