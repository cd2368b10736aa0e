import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Training modules, their published versions, assignments, courses of people, and attempts. */
export const educationBaseline: Migration = {
  id: '2026-11-27-0500-education',
  sql: `
    create table education_modules (
      org_id uuid not null,
      module_id uuid not null,
      content jsonb not null,
      -- Counts the changes.
      revision int not null default 1,
      -- The published version, and the revision that it was made of.
      version_id uuid,
      published_revision int,
      is_archived boolean not null default false,
      created_time timestamptz(3) not null,
      changed_time timestamptz(3) not null,
      primary key (org_id, module_id)
    );
    ${organisationTable('education_modules')}

    -- What was published. A row never changes but for the time when a newer version replaced it.
    create table education_versions (
      org_id uuid not null,
      version_id uuid not null,
      module_id uuid not null,
      version int not null,
      content jsonb not null,
      published_by uuid,
      published_time timestamptz(3) not null,
      superseded_time timestamptz(3),
      primary key (org_id, version_id)
    );
    create unique index education_versions_number on education_versions (org_id, module_id, version);
    ${organisationTable('education_versions')}

    create function keep_education_version() returns trigger language plpgsql as $$
    begin
      if (new.content, new.version, new.module_id, new.published_time)
        is distinct from (old.content, old.version, old.module_id, old.published_time) then
        raise exception 'a published version of a module never changes';
      end if;
      return new;
    end $$;
    create trigger keep_education_version before update on education_versions
      for each row execute function keep_education_version();

    create table education_images (
      org_id uuid not null,
      image_id uuid not null,
      -- JPEG in base64.
      image text not null,
      created_time timestamptz(3) not null,
      primary key (org_id, image_id)
    );
    ${organisationTable('education_images')}

    -- Who gets a module. Members of a tag and everyone: also people who join while it is active.
    create table education_assignments (
      org_id uuid not null,
      assignment_id uuid not null,
      module_id uuid not null,
      kind text not null check (kind in ('people', 'tag', 'everyone')),
      tag_id uuid,
      due_time timestamptz(3),
      repeats boolean not null,
      created_by uuid,
      active boolean not null default true,
      created_time timestamptz(3) not null,
      primary key (org_id, assignment_id),
      check ((kind = 'tag') = (tag_id is not null))
    );
    create index education_assignments_module on education_assignments (org_id, module_id);
    create index education_assignments_open on education_assignments (org_id) where active;
    ${organisationTable('education_assignments')}

    -- A module assigned to one person. Each repetition is a row of its own.
    create table education_courses (
      org_id uuid not null,
      course_id uuid not null,
      assignment_id uuid not null,
      module_id uuid not null,
      user_id uuid not null,
      cycle int not null default 0,
      assigned_time timestamptz(3) not null,
      due_time timestamptz(3) not null,
      started_time timestamptz(3),
      attempts_used int not null default 0,
      best_score int,
      passed_time timestamptz(3),
      passed_version uuid,
      valid_until timestamptz(3),
      -- A later course of the person has taken its place.
      is_superseded boolean not null default false,
      reminded_time timestamptz(3),
      active boolean not null default true,
      primary key (org_id, course_id)
    );
    create unique index education_courses_one on education_courses
      (org_id, assignment_id, user_id, cycle);
    create index education_courses_person on education_courses (org_id, user_id) where active;
    create index education_courses_module on education_courses (org_id, module_id) where active;
    create index education_courses_ending on education_courses (valid_until)
      where active and not is_superseded and valid_until is not null;
    ${organisationTable('education_courses')}

    create table education_progress (
      org_id uuid not null,
      course_id uuid not null,
      section_id uuid not null,
      read_time timestamptz(3) not null,
      primary key (org_id, course_id, section_id)
    );
    ${organisationTable('education_progress')}

    -- Attempts, each with the version that it was scored by.
    create table education_attempts (
      org_id uuid not null,
      attempt_id uuid not null,
      course_id uuid not null,
      version_id uuid not null,
      answers jsonb not null,
      points int not null,
      most_points int not null,
      score int not null,
      passed boolean not null,
      submitted_time timestamptz(3) not null,
      primary key (org_id, attempt_id)
    );
    create index education_attempts_course on education_attempts (org_id, course_id);
    ${organisationTable('education_attempts')}

    -- Organisations are found before their scope is known: those with open assignments.
    create policy of_lookup on education_assignments for select to current_user using (true);
    create function organisations_with_open_assignments() returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct a.org_id from education_assignments as a where a.active
    $$;
    revoke all on function organisations_with_open_assignments from public;
    grant execute on function organisations_with_open_assignments to watershade_app;`,
};
