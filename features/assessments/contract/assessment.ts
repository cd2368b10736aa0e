import { z } from 'zod';
import { oneLineName } from '#packages/http/contract';
import { assessmentMessages as messages } from './assessment-messages.ts';
import { thermalAnswers, thermalResult } from './thermal.ts';

/** What an organisation can assess, as addresses call it. */
export const assessmentKind = z.enum(['dehydration-risk']);
export type AssessmentKind = z.infer<typeof assessmentKind>;

/** What a person hands in. What it comes to is the server's to say. */
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

/** An assessment that was saved: it stays as it was. */
export const assessment = assessmentFields.extend({
  result: thermalResult,
  /** In UTC. */
  created_time: z.string(),
  /** Who saved it; null where nobody knows. */
  by: z.object({ name_first: z.string(), name_last: z.string() }).nullable(),
});
export type Assessment = z.infer<typeof assessment>;
