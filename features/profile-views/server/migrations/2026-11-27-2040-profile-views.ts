import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/**
 * Who opened the data of whom: one row for each viewer, person, kind and day in UTC. Rows older than
 * 365 days are deleted by a function of the owner that takes no argument about their age.
 */
export const profileViewBaseline: Migration = {
  id: '2026-11-27-2040-profile-views',
  sql: `
    create table profile_views (
      org_id uuid not null,
      view_id uuid not null,
      -- The person whose data was opened.
      user_id uuid not null,
      -- Null once the data of the viewer was erased.
      viewed_by uuid,
      kind text not null,
      day date not null,
      first_time timestamptz(3) not null,
      last_time timestamptz(3) not null,
      created_time timestamptz(3) not null,
      primary key (org_id, view_id)
    );
    create unique index profile_views_of_day
      on profile_views (org_id, user_id, viewed_by, kind, day);
    create index profile_views_newest on profile_views (org_id, user_id, last_time, view_id);
    create index profile_views_viewer on profile_views (org_id, viewed_by);
    create index profile_views_old on profile_views (last_time);
    ${organisationTable('profile_views')}

    create policy of_clearing on profile_views for delete to current_user
      using (last_time < clock_timestamp() - interval '365 days');
    create policy of_clearing_read on profile_views for select to current_user
      using (last_time < clock_timestamp() - interval '365 days');

    create function clear_old_profile_views() returns integer
    language sql volatile security definer set search_path = public as $$
      with cleared as (
        delete from profile_views
        where last_time < clock_timestamp() - interval '365 days' returning 1
      )
      select count(*)::integer from cleared
    $$;

    revoke all on function clear_old_profile_views from public;
    grant execute on function clear_old_profile_views to watershade_app;`,
};
