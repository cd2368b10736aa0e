import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { assessment, assessmentFields, assessmentKind } from './assessment.ts';

/** Maximum number of listed assessments, the newest. */
export const mostAssessments = 500;

const params = z.object({ kind: assessmentKind });

export const listAssessments = endpoint({
  name: 'assessment.list',
  method: 'GET',
  path: '/v3/assessment/{kind}',
  summary: 'The saved assessments of a kind, newest first; with an id only that one.',
  right: 'org_admin',
  params,
  query: z.object({ assessment_id: z.guid().optional() }),
  data: z.object({ assessments: z.array(assessment) }),
});

export const saveAssessment = endpoint({
  name: 'assessment.save',
  method: 'POST',
  path: '/v3/assessment/{kind}',
  summary: 'Saves an assessment. Repeating it changes nothing; a deleted one is restored.',
  right: 'org_admin',
  params,
  body: assessmentFields,
  data: z.object({ assessment_id: z.string() }),
});

export const removeAssessment = endpoint({
  name: 'assessment.remove',
  method: 'DELETE',
  path: '/v3/assessment/{kind}/{id}',
  summary: 'Deletes a saved assessment.',
  right: 'org_admin',
  params: params.extend({ id: z.guid() }),
  data: z.object({ assessment_id: z.string() }),
});
