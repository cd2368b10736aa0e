import { exportTable } from '#packages/export/server';
import type { ExportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const moduleExport = exportTable({
  file: 'education-modules.csv',
  head: ['Module id', 'Title', 'Content', 'Archived', 'Published version', 'Added', 'Changed'],
  sql: `
    select module_id::text as key,
      array[module_id::text, content->>'title', content::text, is_archived::text,
        coalesce(version_id::text, ''), ${iso('created_time')}, ${iso('changed_time')}] as cells
    from education_modules
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or module_id > $2)
    order by module_id limit $3`,
});

const versionExport = exportTable({
  file: 'education-versions.csv',
  head: ['Version id', 'Module id', 'Version', 'Content', 'Published', 'Replaced'],
  sql: `
    select version_id::text as key,
      array[version_id::text, module_id::text, version::text, content::text,
        ${iso('published_time')}, coalesce(${iso('superseded_time')}, '')] as cells
    from education_versions
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or version_id > $2)
    order by version_id limit $3`,
});

const imageExport = exportTable({
  file: 'education-pictures.csv',
  head: ['Picture id', 'Picture (JPEG, base64)', 'Added'],
  sql: `
    select image_id::text as key, array[image_id::text, image, ${iso('created_time')}] as cells
    from education_images
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or image_id > $2)
    order by image_id limit $3`,
});

const assignmentExport = exportTable({
  file: 'education-assignments.csv',
  head: [
    ...['Assignment id', 'Module id', 'Kind', 'Tag id', 'Due', 'Repeats', 'Assigned by'],
    ...['Active', 'Added'],
  ],
  sql: `
    select assignment_id::text as key,
      array[assignment_id::text, module_id::text, kind, coalesce(tag_id::text, ''),
        coalesce(${iso('due_time')}, ''), repeats::text, coalesce(created_by::text, ''),
        active::text, ${iso('created_time')}] as cells
    from education_assignments
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or assignment_id > $2)
    order by assignment_id limit $3`,
});

/** The courses of everybody, or of one person. */
const courseExport = exportTable({
  file: 'courses.csv',
  head: [
    ...['Course id', 'Module id', 'Module', 'Person id', 'Assigned', 'Due', 'Begun', 'Attempts'],
    ...['Best score', 'Passed', 'Valid until', 'Replaced', 'Active'],
  ],
  sql: `
    select c.course_id::text as key,
      array[c.course_id::text, c.module_id::text, m.content->>'title', c.user_id::text,
        ${iso('c.assigned_time')}, ${iso('c.due_time')}, coalesce(${iso('c.started_time')}, ''),
        c.attempts_used::text, coalesce(c.best_score::text, ''),
        coalesce(${iso('c.passed_time')}, ''), coalesce(${iso('c.valid_until')}, ''),
        c.is_superseded::text, c.active::text] as cells
    from education_courses as c
    join education_modules as m on m.org_id = c.org_id and m.module_id = c.module_id
    where c.org_id = $1 and ($2::uuid is null or c.course_id > $2)
      and ($4::uuid is null or c.user_id = $4)
    order by c.course_id limit $3`,
});

const attemptExport = exportTable({
  file: 'course-attempts.csv',
  head: [
    ...['Attempt id', 'Course id', 'Person id', 'Version id', 'Answers', 'Points', 'Of'],
    ...['Score', 'Passed', 'Sent'],
  ],
  sql: `
    select t.attempt_id::text as key,
      array[t.attempt_id::text, t.course_id::text, c.user_id::text, t.version_id::text,
        t.answers::text, t.points::text, t.most_points::text, t.score::text, t.passed::text,
        ${iso('t.submitted_time')}] as cells
    from education_attempts as t
    join education_courses as c on c.org_id = t.org_id and c.course_id = t.course_id
    where t.org_id = $1 and ($2::uuid is null or t.attempt_id > $2)
      and ($4::uuid is null or c.user_id = $4)
    order by t.attempt_id limit $3`,
});

/** The section ids that people have read, by course. */
const progressExport = exportTable({
  file: 'course-progress.csv',
  head: ['Course id', 'Person id', 'Read section ids'],
  sql: `
    select c.course_id::text as key,
      array[c.course_id::text, c.user_id::text,
        string_agg(g.section_id::text, ' ' order by g.read_time)] as cells
    from education_progress as g
    join education_courses as c on c.org_id = g.org_id and c.course_id = g.course_id
    where g.org_id = $1 and ($2::uuid is null or c.course_id > $2)
      and ($4::uuid is null or c.user_id = $4)
    group by c.course_id, c.user_id order by c.course_id limit $3`,
});

/** Tables in the export of one person. */
export const courseExports: readonly ExportTable[] = [courseExport, attemptExport, progressExport];

/** Tables in the export of an organisation. */
export const educationExports: readonly ExportTable[] = [
  ...[moduleExport, versionExport, imageExport, assignmentExport],
  ...courseExports,
];
