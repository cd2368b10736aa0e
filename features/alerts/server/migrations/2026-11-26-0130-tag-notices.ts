import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** The dehydration notifications of tags: which test each has handled, and when it last notified. */
export const tagNoticeTable: Migration = {
  id: '2026-11-26-0130-tag-notices',
  sql: `
    -- A tag notifies at most once in 4 hours of a person, and only once of a test.
    create table tag_notices (
      org_id uuid not null,
      user_id uuid not null,
      tag_id uuid not null,
      -- The last test that was handled, also if it was within the 4 hours.
      measurement_id uuid not null,
      -- Null until somebody could be notified.
      notified_at timestamptz(3),
      -- When a better re-test followed.
      cleared_time timestamptz(3),
      primary key (org_id, user_id, tag_id)
    );
    ${organisationTable('tag_notices')}

    alter table compliance_alert_logs drop constraint compliance_alert_logs_reason_check;
    alter table compliance_alert_logs add constraint compliance_alert_logs_reason_check
      check (reason in ('now', 'forecast', 'no_data', 'reminder', 'manual', 'tag'));

    -- Tests are evaluated for status rules, and for the tags of their people that notify.
    create function is_test_evaluated(org uuid, person uuid) returns boolean
    language sql stable as $$
      select exists (
        select from alert_rules as r
        where r.org_id = org and r.type = 'status' and r.enabled and r.active
      ) or exists (
        select from user_tags as w join tags as t using (org_id, tag_id)
        where w.org_id = org and w.user_id = person and t.active and not t.is_hidden
          and t.metadata->>'_notify_hydration' = 'true')
    $$;
    create or replace function note_added_tests() returns trigger language plpgsql as $$
    begin
      insert into alert_tests (org_id, user_id)
      select tested.org_id, tested.user_id from (
        select distinct n.org_id, n.user_id from new_rows as n
        where n.type in ('sosm', 'sosm_baseline')
      ) as tested where is_test_evaluated(tested.org_id, tested.user_id);
      return null;
    end $$;
    create or replace function note_changed_test() returns trigger language plpgsql as $$
    begin
      insert into alert_tests (org_id, user_id)
      select new.org_id, new.user_id where is_test_evaluated(new.org_id, new.user_id);
      return null;
    end $$;`,
};
