import type { AssessmentFields } from '#assessments/contract';
import { presetOf } from '#jobs/domain';
import { owner } from './crew.ts';
import { demoId, foundedAt } from './demo-id.ts';

/** Who tried them out. */
export const assessedBy = owner.user_id;

/** What the site's owner has tried out before anybody looks, the newest last. */
export const siteAssessments: readonly AssessmentFields[] = [
  assessment('Relining the kiln at noon', {
    factors: presetOf('high'),
    air: { by: 'movement', points: 3 },
    heat: { by: 'humidity', celsius: 36, humidity: 40 },
  }),
  assessment('Relining the kiln at night', {
    factors: { ...presetOf('high'), _sun_exposure: 0, _acclimatisation: 0 },
    air: { by: 'wind', kph: 14 },
    heat: { by: 'humidity', celsius: 24, humidity: 55 },
  }),
];

function assessment(name: string, answers: AssessmentFields['answers']): AssessmentFields {
  return { assessment_id: demoId(foundedAt, `assessment ${name}`), name, answers };
}
