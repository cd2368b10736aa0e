import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { presetOf } from '#jobs/domain';

const path = '/v3/assessment/dehydration-risk';
const answers = {
  factors: presetOf('low'),
  air: { by: 'wind', kph: 12 },
  heat: { by: 'humidity', celsius: 31, humidity: 50 },
};

/** The calls about saved assessments. */
export const recipes: Recipes = {
  'assessment.list: the saved assessments': () => ({ path }),
  "assessment.list: an assessment of the person's organisation": async (cell) => ({
    path: `${path}?assessment_id=${await freshAssessment(cell)}`,
  }),
  'assessment.save: a new assessment': () => ({
    path,
    body: { assessment_id: newId(), name: newId(), answers },
  }),
  "assessment.remove: an assessment of the person's organisation": async (cell) => ({
    path: `${path}/${await freshAssessment(cell)}`,
  }),
};

/** An assessment of the organisation of the subject. */
async function freshAssessment({ fixture, target: { org_id } }: Cell): Promise<string> {
  const assessment_id = newId();
  const result = { hazard: 12, heat_index: 32, heat: 2, wind: 2, risk: 28, level: 'high' };
  await fixture.owner.query(
    `insert into assessments (org_id, assessment_id, kind, name, answers, result, created_time)
     values ($1, $2, 'dehydration-risk', $3, $4, $5, now())`,
    [org_id, assessment_id, newId(), JSON.stringify(answers), JSON.stringify(result)],
  );
  return assessment_id;
}
