import type { AssessmentFields } from '#assessments/contract';
import { assess } from '#assessments/domain';
import { presetOf } from '#jobs/domain';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { storeAssessment } from './assessment-store.ts';

const day = 24 * 3_600_000;

/** Assessments by the owner of the demo organisation on the last days; the newest last. */
const assessed: readonly Pick<AssessmentFields, 'name' | 'answers'>[] = [
  {
    name: 'Relining the kiln at noon',
    answers: {
      factors: presetOf('high'),
      air: { by: 'movement', points: 3 },
      heat: { by: 'humidity', celsius: 36, humidity: 40 },
    },
  },
  {
    name: 'Relining the kiln at night',
    answers: {
      factors: { ...presetOf('high'), _sun_exposure: 0, _acclimatisation: 0 },
      air: { by: 'wind', kph: 14 },
      heat: { by: 'humidity', celsius: 24, humidity: 55 },
    },
  },
];

/** Adds one assessment for each of the last days. */
export async function addDemoAssessments(tx: WriteTx, site: DemoSite): Promise<void> {
  for (const [index, { name, answers }] of assessed.entries()) {
    await storeAssessment(tx, {
      ...{ assessment_id: site.idOf(`assessment ${name}`), name, answers },
      ...{ kind: 'dehydration-risk', result: assess(answers), user_id: site.ownerId },
      created_time: new Date(site.now - (assessed.length - index) * day).toISOString(),
    });
  }
}
