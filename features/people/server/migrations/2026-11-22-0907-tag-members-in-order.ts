import type { Migration } from '#packages/database';

/**
 * Whoever stores tests of several people holds them one after the other by their ids; a change of
 * what several people wear takes them in the same order, so that neither waits for the other.
 */
export const wearersInOrder: Migration = {
  id: '2026-11-22-0907-tag-members-in-order',
  sql: `
    create or replace function touch_wearers() returns trigger language plpgsql as $$
    begin
      perform from users as u
      join (select distinct org_id, user_id from changed) as c using (org_id, user_id)
      order by u.org_id, u.user_id for update of u;
      update users as u set active = u.active
      from (select distinct org_id, user_id from changed) as c
      where u.org_id = c.org_id and u.user_id = c.user_id;
      return null;
    end $$;

    create or replace function touch_wearers_of_tag() returns trigger language plpgsql as $$
    begin
      perform from users as u
      join user_tags as worn using (org_id, user_id)
      where worn.org_id = new.org_id and worn.tag_id = new.tag_id
      order by u.user_id for update of u;
      update users as u set active = u.active
      from user_tags as worn
      where worn.org_id = new.org_id and worn.tag_id = new.tag_id
        and u.org_id = worn.org_id and u.user_id = worn.user_id;
      return null;
    end $$;`,
};
