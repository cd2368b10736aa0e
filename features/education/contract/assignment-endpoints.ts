import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import {
  assignmentFields,
  assignmentRow,
  educationFigures,
  openAssignment,
  tagCompletion,
} from './assignment.ts';

const one = z.object({ id: z.guid() });
const id = z.guid().transform((text) => text.toLowerCase());

/** Most courses in one page of the list. */
export const assignmentsPage = 2000;

export const listAssignments = endpoint({
  name: 'education.list_assignments',
  method: 'GET',
  path: '/v3/education/assignment',
  summary:
    'The courses of the people that the viewer manages, page by page, of one module or one person.',
  right: 'signed_in',
  query: z.object({
    module_id: id.optional(),
    person_id: id.optional(),
    /** The `next` of the previous page. */
    after: id.optional(),
  }),
  data: z.object({
    courses: z.array(assignmentRow),
    /** Of the module, on the first page: assignments that people who join later get too. */
    open: z.array(openAssignment),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

export const assignModule = endpoint({
  name: 'education.assign',
  method: 'POST',
  path: '/v3/education/assignment',
  summary: 'Assigns a published module to people, a tag or everyone. Repeating it adds nothing.',
  right: 'signed_in',
  body: assignmentFields,
  data: z.object({
    /** People who got the course. */
    assigned: z.number(),
    /** People who have it already. */
    skipped: z.number(),
  }),
});

const changed = z.object({ kind: z.enum(['course', 'assignment']), id: z.string() });

export const removeAssignment = endpoint({
  name: 'education.remove_assignment',
  method: 'DELETE',
  path: '/v3/education/assignment/{id}',
  summary:
    'Removes the course of one person, or ends an assignment to a tag or everyone; its courses stay.',
  right: 'signed_in',
  params: one,
  data: changed,
});

export const restoreAssignment = endpoint({
  name: 'education.restore_assignment',
  method: 'POST',
  path: '/v3/education/assignment/{id}/restore',
  summary: 'Undoes the removal of a course, or the end of an assignment.',
  right: 'signed_in',
  params: one,
  data: changed,
});

/** Most people in one call. */
export const mostReminded = 500;
/** A person is reminded of a course once in so many milliseconds. */
export const reminderPause = 12 * 3_600_000;

export const remindCourses = endpoint({
  name: 'education.remind',
  method: 'POST',
  path: '/v3/education/assignment/remind',
  summary: 'Reminds people of courses that they have not passed, by email, once in 12 hours.',
  right: 'signed_in',
  body: z.strictObject({ course_ids: z.array(id).min(1).max(mostReminded) }),
  data: z.object({
    reminded: z.number(),
    /** People without an email. */
    without_email: z.number(),
    /** Passed, or reminded a short time ago. */
    skipped: z.number(),
  }),
});

export const educationOverview = endpoint({
  name: 'education.overview',
  method: 'GET',
  path: '/v3/education/overview',
  summary: 'Figures about the courses of the people that the viewer manages.',
  right: 'signed_in',
  data: z.object({
    figures: educationFigures,
    tags: z.array(tagCompletion),
    /** Failed, overdue and expired courses, and passes that expire soon; the first by due time. */
    needing: z.array(assignmentRow),
    needing_count: z.number(),
  }),
});
