import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { survey, surveyFields } from './survey.ts';

export const listSurveys = endpoint({
  name: 'survey.list',
  method: 'GET',
  path: '/v3/survey',
  summary: 'The surveys. People who are no admins get the published ones, without counts.',
  right: 'signed_in',
  data: z.object({ surveys: z.array(survey) }),
});

export const saveSurvey = endpoint({
  name: 'survey.save',
  method: 'POST',
  path: '/v3/survey',
  summary: 'Saves a survey, also a new or deleted one. `publish` puts its questions into use.',
  right: 'org_admin',
  body: z.object({ ...surveyFields.shape, publish: z.boolean().default(false) }),
  data: survey,
});

export const removeSurvey = endpoint({
  name: 'survey.remove',
  method: 'DELETE',
  path: '/v3/survey/{id}',
  summary: 'Deletes a survey. Its answers are kept with their tests.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: z.object({ survey_id: z.string() }),
});

/** Maximum number of tests in one response. */
export const answersPage = 500;

export const surveyAnswersOf = endpoint({
  name: 'survey.answers',
  method: 'GET',
  path: '/v3/survey/{id}/answers',
  summary: 'The tests with answers to a survey, newest first, each answer with its question.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  query: z.object({
    /** The cursor of the previous response. */
    cursor: z
      .string()
      .max(70)
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, 'Unknown page')
      .optional(),
  }),
  data: z.object({
    tests: z.array(
      z.object({
        measurement_id: z.string(),
        user_id: z.string(),
        name_first: z.string(),
        name_last: z.string(),
        created_time: z.string(),
        value_f: z.string(),
        /** As stored, by any version. */
        survey: z.array(z.unknown()),
      }),
    ),
    /** Null on the last page. */
    next_cursor: z.string().nullable(),
  }),
});
export type AnsweredTest = z.infer<typeof surveyAnswersOf.data>['tests'][number];
