import type { Migration } from '#packages/database';

/**
 * A synced leave has its reason only for managers of the person. Whether somebody manages a person
 * changes with the tags of the person, also if they stay visible.
 */
export const leaveReasons: Migration = {
  id: '2026-11-26-1220-leave-reasons',
  sql: `
    create function restamp_leave() returns trigger language plpgsql as $$
    declare
      member user_tags := coalesce(new, old);
    begin
      update roster_user_leave set active = active
      where org_id = member.org_id and user_id = member.user_id;
      return null;
    end $$;
    create trigger restamp_leave after insert or delete on user_tags
      for each row execute function restamp_leave();`,
};
