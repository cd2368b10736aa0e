import type { Migration } from '#packages/database';

/**
 * A person's row carries the tags they wear and decides who sees them, so its stamp rises with
 * them, whoever changes a tag.
 */
export const usersFollowTags: Migration = {
  id: '2026-11-21-0908-users-follow-tags',
  sql: `
    create function touch_wearers() returns trigger language plpgsql as $$
    begin
      update users as u set active = u.active
      from (select distinct org_id, user_id from changed) as c
      where u.org_id = c.org_id and u.user_id = c.user_id;
      return null;
    end $$;
    create trigger touch_wearers_of_new after insert on user_tags
      referencing new table as changed for each statement execute function touch_wearers();
    create trigger touch_wearers_of_old after delete on user_tags
      referencing old table as changed for each statement execute function touch_wearers();

    create function touch_wearers_of_tag() returns trigger language plpgsql as $$
    begin
      update users as u set active = u.active
      from user_tags as worn
      where worn.org_id = new.org_id and worn.tag_id = new.tag_id
        and u.org_id = worn.org_id and u.user_id = worn.user_id;
      return null;
    end $$;
    create trigger touch_wearers after update of active on tags
      for each row when (old.active is distinct from new.active)
      execute function touch_wearers_of_tag();`,
};
