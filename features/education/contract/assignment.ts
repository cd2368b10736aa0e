import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { educationMessages as messages } from './education-messages.ts';

const id = z.guid().transform((text) => text.toLowerCase());

export const mostPeople = 5000;

/** To whom a module is assigned. */
export const assignmentTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('people'),
    user_ids: z.array(id).min(1, messages.nobody).max(mostPeople),
  }),
  /** The members of a tag, job or location, also those who join later. */
  z.strictObject({ kind: z.literal('tag'), tag_id: id }),
  /** Also people who are added later. */
  z.strictObject({ kind: z.literal('everyone') }),
]);
export type AssignmentTarget = z.output<typeof assignmentTarget>;

/** A new assignment. Sending it again changes nothing. */
export const assignmentFields = z.strictObject({
  assignment_id: newRowId.transform((text) => text.toLowerCase()),
  module_id: id,
  target: assignmentTarget,
  /** Null: the module's days to complete after the assignment. */
  due_time: z.iso
    .datetime({ offset: true, error: messages.dueInvalid })
    .max(40, messages.dueInvalid)
    // A zone can move the last day of the year 9999 into a year that cannot be stored.
    .refine((text) => Date.parse(text) < Date.UTC(10_000, 0), messages.dueInvalid)
    .nullable(),
  /** The course is assigned again when its pass expires. */
  repeats: z.boolean(),
});
export type AssignmentFields = z.output<typeof assignmentFields>;

/**
 * States of a course: not begun; begun; passed and still valid; not passed without an attempt left;
 * not passed after its due time; passed, but no longer valid.
 */
export const courseStates = [
  'Assigned',
  'Started',
  'Passed',
  'Failed',
  'Overdue',
  'Expired',
] as const;
export type CourseState = (typeof courseStates)[number];

const via = z.object({
  kind: z.enum(['people', 'tag', 'everyone']),
  tag_id: z.string().nullable(),
  /** Name of the tag. */
  name: z.string().nullable(),
});
export type Via = z.infer<typeof via>;

/** The course of a person, as their managers see it. */
export const assignmentRow = z.object({
  course_id: z.string(),
  module_id: z.string(),
  title: z.string(),
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  has_email: z.boolean(),
  via,
  repeats: z.boolean(),
  assigned_time: z.string(),
  due_time: z.string(),
  state: z.enum(courseStates),
  /** Per cent; null without an attempt. */
  best_score: z.number().nullable(),
  attempts_used: z.number(),
  /** 0: no limit. */
  attempts: z.number(),
  passed_time: z.string().nullable(),
  valid_until: z.string().nullable(),
  reminded_time: z.string().nullable(),
  /** A later course of the same assignment has taken its place. */
  is_superseded: z.boolean(),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

/** An assignment to a tag or to everyone, which people who join later get too. */
export const openAssignment = z.object({
  assignment_id: z.string(),
  via,
  due_time: z.string().nullable(),
  repeats: z.boolean(),
  /** Number of people with it that the viewer manages. */
  people: z.number(),
  created_time: z.string(),
});
export type OpenAssignment = z.infer<typeof openAssignment>;

export const educationFigures = z.object({
  /** Courses that nothing has replaced. */
  assigned: z.number(),
  in_progress: z.number(),
  completed: z.number(),
  overdue: z.number(),
  /** Valid passes that end within 30 days. */
  expiring: z.number(),
});
export type EducationFigures = z.infer<typeof educationFigures>;

export const tagCompletion = z.object({
  tag_id: z.string(),
  name: z.string(),
  type: z.enum(['default', 'job', 'location']),
  courses: z.number(),
  completed: z.number(),
});
export type TagCompletion = z.infer<typeof tagCompletion>;

/** Days before its end in which a pass counts as expiring. */
export const expiringDays = 30;
/** People needing action in one answer. */
export const mostNeeding = 500;
