import type { Migration } from '#packages/database';

/** What people and their supervisors were told about courses that are due, each once. */
export const courseNotices: Migration = {
  id: '2026-11-27-0921-course-notices',
  sql: `
    alter table education_courses
      -- Due soon: when its person was reminded, and their supervisors were alerted.
      add column soon_reminded_time timestamptz(3),
      add column soon_alerted_time timestamptz(3),
      -- The same of an overdue course.
      add column late_reminded_time timestamptz(3),
      add column late_alerted_time timestamptz(3);
    create index education_courses_due on education_courses (due_time)
      where active and not is_superseded and passed_time is null;

    -- Organisations are found before their scope is known: those with courses due in a period.
    create policy of_lookup on education_courses for select to current_user using (true);
    create function organisations_with_due_courses(since timestamptz, until timestamptz)
    returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct c.org_id from education_courses as c
      where c.active and not c.is_superseded and c.passed_time is null
        and c.due_time >= since and c.due_time <= until
    $$;
    revoke all on function organisations_with_due_courses from public;
    grant execute on function organisations_with_due_courses to watershade_app;`,
};
