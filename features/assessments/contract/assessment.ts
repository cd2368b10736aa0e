import { z } from 'zod';
import { oneLineName } from '#packages/http/contract';
import { assessmentMessages as messages } from './assessment-messages.ts';
import { thermalAnswers, thermalResult } from './thermal.ts';

/** Kinds of assessments, as in URLs. */
export const assessmentKind = z.enum(['dehydration-risk']);
export type AssessmentKind = z.infer<typeof assessmentKind>;

/** The answers of a person. The server computes the result. */
export const assessmentFields = z.object({
  assessment_id: z.guid(),
  name: oneLineName({
    longest: 100,
    tooLong: messages.nameLong,
    required: messages.nameRequired,
    invalid: messages.nameOneLine,
  }),
  answers: thermalAnswers,
});
export type AssessmentFields = z.infer<typeof assessmentFields>;

/** A saved assessment, which never changes. */
export const assessment = assessmentFields.extend({
  result: thermalResult,
  /** In UTC. */
  created_time: z.string(),
  /** Who saved it; null if unknown. */
  by: z.object({ name_first: z.string(), name_last: z.string() }).nullable(),
});
export type Assessment = z.infer<typeof assessment>;
