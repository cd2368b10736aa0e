import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { courseStates } from './assignment.ts';
import { mostChoices, mostQuestions, picture, questionKinds, section } from './module.ts';

/** A course as its person sees it in a list. */
export const courseCard = z.object({
  /** Id of the assignment to this person. */
  course_id: z.string(),
  title: z.string(),
  description: z.string(),
  cover: picture.nullable(),
  language: z.string(),
  assigned_time: z.string(),
  due_time: z.string(),
  state: z.enum(courseStates),
  sections: z.number(),
  sections_read: z.number(),
  minutes: z.number(),
  questions: z.number(),
  pass_mark: z.number(),
  /** 0: no limit. */
  attempts: z.number(),
  attempts_used: z.number(),
  best_score: z.number().nullable(),
  passed_time: z.string().nullable(),
  valid_until: z.string().nullable(),
  has_certificate: z.boolean(),
});
export type CourseCard = z.infer<typeof courseCard>;

const attemptRow = z.object({
  attempt_id: z.string(),
  assessment_id: z.string(),
  submitted_time: z.string(),
  score: z.number(),
  passed: z.boolean(),
});
export type AttemptRow = z.infer<typeof attemptRow>;

/** A course with its sections. The assessment is named by the published version it belongs to. */
export const wholeCourse = courseCard.omit({ sections: true }).extend({
  sections: z.array(section),
  /** Ids of the sections that were read. */
  read: z.array(z.string()),
  assessment_id: z.string(),
  tries: z.array(attemptRow),
  /** For the certificate. */
  person: z.object({ name_first: z.string(), name_last: z.string() }),
  organisation: z.string(),
});
export type WholeCourse = z.infer<typeof wholeCourse>;

const shownChoice = z.object({ choice_id: z.string(), text: z.string() });

/** A question without its right answer. */
export const shownQuestion = z.object({
  question_id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  choices: z.array(shownChoice),
  points: z.number(),
});
export type ShownQuestion = z.infer<typeof shownQuestion>;

/** A question after the last attempt or a pass. */
const reviewedQuestion = shownQuestion.extend({
  given: z.array(z.string()),
  given_number: z.number().nullable(),
  right: z.array(z.string()),
  right_number: z.number().nullable(),
  explanation: z.string(),
  earned: z.number(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

const attemptReview = z.object({
  attempt_id: z.string(),
  submitted_time: z.string(),
  score: z.number(),
  passed: z.boolean(),
  questions: z.array(reviewedQuestion),
});
export type AttemptReview = z.infer<typeof attemptReview>;

/** An assessment of a course. The review is there after a pass or the last attempt. */
export const courseAssessment = z.object({
  assessment_id: z.string(),
  title: z.string(),
  language: z.string(),
  pass_mark: z.number(),
  attempts: z.number(),
  attempts_used: z.number(),
  best_score: z.number().nullable(),
  state: z.enum(courseStates),
  shuffles: z.boolean(),
  questions: z.array(shownQuestion),
  review: attemptReview.nullable(),
});
export type CourseAssessment = z.infer<typeof courseAssessment>;

const id = z.guid().transform((text) => text.toLowerCase());

const answer = z.strictObject({
  question_id: id,
  choices: z.array(id).max(mostChoices).default([]),
  number: z.number().min(-1e12).max(1e12).nullable().default(null),
});
export type Answer = z.output<typeof answer>;

/** The answers of one attempt; questions without an answer earn nothing. */
export const attemptFields = z.strictObject({
  attempt_id: newRowId.transform((text) => text.toLowerCase()),
  answers: z.array(answer).max(mostQuestions),
});
export type AttemptFields = z.output<typeof attemptFields>;

/** The result of an attempt. */
export const attemptResult = z.object({
  attempt_id: z.string(),
  submitted_time: z.string(),
  score: z.number(),
  points: z.number(),
  most_points: z.number(),
  passed: z.boolean(),
  /** Null: no limit. */
  attempts_left: z.number().nullable(),
  valid_until: z.string().nullable(),
  review: attemptReview.nullable(),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** Days for which an attempt may use the questions of a version after a newer one was published. */
export const versionDays = 30;
