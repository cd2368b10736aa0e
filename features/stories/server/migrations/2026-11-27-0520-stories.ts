import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Stories of people. Other organisations see only what is published, and only these fields. */
export const storyBaseline: Migration = {
  id: '2026-11-27-0520-stories',
  sql: `
    create table stories (
      org_id uuid not null,
      story_id uuid not null unique,
      user_id uuid not null,
      title text not null,
      text text not null,
      -- JPEG in base64.
      image text,
      consent boolean not null,
      state text not null check (state in ('Draft', 'Submitted', 'Published', 'Rejected')),
      reason text not null default '',
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      submitted_time timestamptz(3),
      published_time timestamptz(3),
      primary key (org_id, story_id),
      check (state not in ('Submitted', 'Published') or consent)
    );
    create index stories_person on stories (org_id, user_id, created_time desc);
    create index stories_published on stories (published_time desc, story_id)
      where state = 'Published';
    create index stories_submitted on stories (submitted_time, story_id)
      where state = 'Submitted';
    ${organisationTable('stories')}

    create policy of_stories on stories for select to current_user using (true);
    create policy of_stories on organisations for select to current_user using (true);
    create function published_stories(after_story uuid, most int)
    returns table (story_id uuid, title text, text text, has_picture boolean, organisation text,
      published_time timestamptz)
    language sql stable security definer set search_path = public as $$
      select s.story_id, s.title, s.text, s.image is not null, o.name, s.published_time
      from stories as s join organisations as o using (org_id)
      where s.state = 'Published' and o.active and (after_story is null
        or (s.published_time, s.story_id) < (
          select p.published_time, p.story_id from stories as p
          where p.story_id = after_story and p.state = 'Published'))
      order by s.published_time desc, s.story_id desc limit most
    $$;
    create function published_picture(wanted uuid) returns table (image text)
    language sql stable security definer set search_path = public as $$
      select s.image from stories as s join organisations as o using (org_id)
      where s.story_id = wanted and s.state = 'Published' and o.active
    $$;
    -- For the support team. The calls check its right.
    create function submitted_stories(most int)
    returns table (story_id uuid, title text, text text, has_picture boolean, organisation text,
      submitted_time timestamptz)
    language sql stable security definer set search_path = public as $$
      select s.story_id, s.title, s.text, s.image is not null, o.name, s.submitted_time
      from stories as s join organisations as o using (org_id)
      where s.state = 'Submitted' and o.active
      order by s.submitted_time, s.story_id limit most
    $$;
    create function organisation_of_story(wanted uuid) returns uuid
    language sql stable security definer set search_path = public as $$
      select s.org_id from stories as s
      where s.story_id = wanted and s.state in ('Submitted', 'Published')
    $$;
    create function submitted_picture(wanted uuid) returns table (image text)
    language sql stable security definer set search_path = public as $$
      select s.image from stories as s where s.story_id = wanted and s.state = 'Submitted'
    $$;
    revoke all on function published_stories, published_picture, submitted_stories,
      organisation_of_story, submitted_picture from public;
    grant execute on function published_stories, published_picture, submitted_stories,
      organisation_of_story, submitted_picture to watershade_app;`,
};
