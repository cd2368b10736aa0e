import type { Migration } from '#packages/database';

/**
 * Who loses a person out of sight must hear of it, and cannot be found by the tags that the person
 * wears now. So the tags that moved are told, whoever moves them.
 */
export const tagMovesAreTold: Migration = {
  id: '2026-11-21-0910-tag-move-notes',
  sql: `
    create function tell_moved_tags() returns trigger language plpgsql as $$
    begin
      perform tell_touched(org_id, 'user_tags', array_agg(distinct tag_id))
      from moved group by org_id;
      return null;
    end $$;
    create trigger tell_tags_put_on after insert on user_tags
      referencing new table as moved for each statement execute function tell_moved_tags();
    create trigger tell_tags_taken_off after delete on user_tags
      referencing old table as moved for each statement execute function tell_moved_tags();`,
};
