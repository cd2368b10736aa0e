import { z } from 'zod';
import { boundedJson, oneLineName } from '#packages/http/contract';
import { surveyTypes } from '../measurement-kinds.ts';
import type { SurveyType } from '../measurement-kinds.ts';
import { surveyMessages } from './survey-messages.ts';

/** When a survey is asked. */
export const surveyUses = ['before', 'after', 'high_risk'] as const;
export type SurveyUse = (typeof surveyUses)[number];

const key = z.string().min(1).max(100);
const limit = z.number().min(-1_000_000).max(1_000_000).nullable();

/** A question as asked; choices in order, none for numbers and texts. */
export const surveyQuestion = z
  .object({
    /** Never changes, so that the answers of all versions share one column. */
    key,
    type: z.enum(surveyTypes),
    question: z
      .string(surveyMessages.questionRequired)
      .trim()
      .min(1, surveyMessages.questionRequired)
      .max(300, surveyMessages.questionLong),
    required: z.boolean().default(false),
    choices: z
      .array(z.object({ key, value: z.string().trim().min(1).max(100) }))
      .max(50)
      .default([]),
    /** For numbers: minimum, maximum and unit. */
    min: limit.default(null),
    max: limit.default(null),
    unit: z.string().max(20).nullable().default(null),
  })
  .superRefine(({ type, choices, min, max }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isChoice = type === 'choice' || type === 'choice_multi';
    if (isChoice && choices.length < 2) refuse('choices', surveyMessages.choicesFew);
    if (new Set(choices.map((choice) => choice.key)).size < choices.length) {
      refuse('choices', surveyMessages.choiceTwice);
    }
    if (min !== null && max !== null && min >= max) refuse('max', surveyMessages.limits);
  });
export type SurveyQuestion = z.infer<typeof surveyQuestion>;

/**
 * Maximum size in bytes, as JSON, of the questions of one survey, and of all surveys of an
 * organisation.
 */
const mostQuestionBytes = 256 * 1024;
export const mostSurveyBytes = 2 * 1024 * 1024;

const questionList = z
  .array(surveyQuestion)
  .min(1, surveyMessages.noQuestions)
  .max(50)
  .superRefine((asked, context) => {
    const keys = new Set(asked.map((question) => question.key));
    if (keys.size < asked.length) {
      context.addIssue({ code: 'custom', message: surveyMessages.keyTwice });
    }
  });

const questions = boundedJson(questionList, {
  ...{ bytes: mostQuestionBytes, depth: 6 },
  ...{ tooLarge: surveyMessages.tooLarge },
});

/** The fields of a survey that an admin edits. */
export const surveyFields = z.object({
  survey_id: z.guid(),
  name: oneLineName({
    longest: 100,
    tooLong: surveyMessages.nameLong,
    required: surveyMessages.nameRequired,
  }),
  used_for: z.enum(surveyUses),
  questions,
});
export type SurveyFields = z.infer<typeof surveyFields>;

/** A survey: its draft and its published questions. */
export const survey = z.object({
  ...surveyFields.shape,
  /** Number of times it was published; 0: never. */
  version: z.number(),
  /** The questions in use; null if it was never published. */
  published: z.array(surveyQuestion).nullable(),
  /** Number of tests with answers. */
  answers: z.number(),
  /** Null for the default survey of every organisation until it is saved. */
  changed_time: z.string().nullable(),
});
export type Survey = z.infer<typeof survey>;

/** One answer in a test's metadata.survey, with its question as it was at the time. */
export type WrittenAnswer = {
  survey_id: string;
  version: number;
  type: SurveyType;
  question: string;
  key: string;
  choices: { key: string; value: string }[];
  /** For a number or text. */
  value: number | string | null;
  /** Key of a choice, or keys of several. */
  selected_answer: string | string[] | null;
};
