import type { SurveyFields, WrittenAnswer } from '#measurements/contract';
import { writtenAnswers } from '#measurements/domain';
import { demoId, foundedAt } from './demo-id.ts';
import { randomOf } from './random-source.ts';

const open = { required: false, choices: [], min: null, max: null, unit: null };

/** The site's survey after a test. */
export const siteSurvey: SurveyFields = {
  survey_id: demoId(foundedAt, 'survey'),
  name: 'After the shift',
  used_for: 'after',
  questions: [
    {
      ...open,
      ...{ key: 'feeling', type: 'choice', question: 'How do you feel?' },
      choices: [
        { key: 'well', value: 'Well' },
        { key: 'tired', value: 'Tired' },
        { key: 'unwell', value: 'Unwell' },
      ],
    },
    {
      ...{ ...open, key: 'bottles', type: 'number', question: 'How many bottles did you drink?' },
      ...{ min: 0, max: 20, unit: 'bottles' },
    },
    { ...open, key: 'remarks', type: 'text', question: 'Anything else?' },
  ],
};

const remarks = ['Shade at the crusher is gone.', 'The crib room ran out of ice.'];

/**
 * The survey answers after a test, from one in four.
 *
 * @param value of the test, in mOsm
 */
export function answersAfter(key: string, value: number): WrittenAnswer[] {
  const chance = randomOf(`survey ${key}`);
  if (!chance.chance(0.25)) return [];
  const feeling = value > 150 ? 'unwell' : value > 100 || chance.chance(0.3) ? 'tired' : 'well';
  const bottles = String(Math.max(1, Math.round(chance.between(3, 9) - value / 40)));
  const published = { ...siteSurvey, version: 1, published: siteSurvey.questions };
  const said = chance.chance(0.1) ? { remarks: chance.pick(remarks) } : {};
  return writtenAnswers(published, { feeling, bottles, ...said });
}
