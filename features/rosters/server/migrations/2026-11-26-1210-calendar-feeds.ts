import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Secret addresses at which calendars read shifts and leave. */
export const calendarFeeds: Migration = {
  id: '2026-11-26-1210-calendar-feeds',
  sql: `
    create table roster_calendar_feeds (
      org_id uuid not null,
      user_id uuid not null,
      scope text not null check (scope in ('own', 'team')),
      token_hash bytea not null unique,
      created_time timestamptz(3) not null,
      last_read_time timestamptz(3),
      primary key (org_id, user_id, scope)
    );
    ${organisationTable('roster_calendar_feeds')}
    create policy of_lookup on roster_calendar_feeds for select to current_user using (true);

    -- An account that is given again does not bring back an address from before.
    create function end_calendar_feeds() returns trigger language plpgsql as $$
    begin
      delete from roster_calendar_feeds where org_id = old.org_id and user_id = old.user_id;
      return null;
    end $$;
    create trigger end_calendar_feeds after delete on credentials
      for each row execute function end_calendar_feeds();

    create function find_calendar_feed(wanted bytea)
    returns table (org_id uuid, user_id uuid, scope text, last_read_time timestamptz,
                   permissions json)
    language sql stable security definer set search_path = public as $$
      select f.org_id, f.user_id, f.scope, f.last_read_time,
        (select coalesce(json_agg(json_build_object(
                  'access', p.access, 'tag_id', p.tag_id, 'active', p.active,
                  'user_id', p.user_id)), '[]')
         from permissions as p
         where p.org_id = f.org_id and p.user_id = f.user_id and p.active)
      from roster_calendar_feeds as f join credentials as c using (org_id, user_id)
        join users as u using (org_id, user_id)
      where f.token_hash = wanted and c.enabled and u.active
    $$;
    revoke all on function find_calendar_feed from public;
    grant execute on function find_calendar_feed to watershade_app;`,
};
