import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskLevels } from '../risk/risk.ts';
import { compareAdvice } from './advice-compared.ts';

test.each([
  ['low', 60],
  ['high', 55],
  ['high', 5],
  ['extreme', 30],
  ['extreme', 0],
] as const)('a score of level %s agrees with %d minutes of work', (risk_level, work_minutes) => {
  expect(compareAdvice({ risk_level, work_minutes })).toEqual({ agrees: true, sentence: null });
});

test.each([
  [
    { risk_level: 'low', work_minutes: 40 },
    'The risk score is low, but WBGT requires 20 min of rest each hour. Take this rest.',
  ],
  [
    { risk_level: 'low', work_minutes: 45, limited_by: 'heat_strain' },
    'The risk score is low, but heat strain (ISO 7933) requires 15 min of rest each hour. Take this rest.',
  ],
  [
    { risk_level: 'low', work_minutes: 0 },
    'The risk score is low, but WBGT allows no work: do not work.',
  ],
  [
    { risk_level: 'high', work_minutes: 0 },
    'The risk score is high, but WBGT allows no work: do not work.',
  ],
  [
    { risk_level: 'high', work_minutes: 60, heat_score: 1 },
    'The risk score is high because of the job, not the weather. By WBGT, continuous work is within the limit.',
  ],
  [
    { risk_level: 'extreme', work_minutes: 60, heat_score: 3 },
    'The risk score is extreme because of the job and the heat index together. By WBGT, continuous work is within the limit. Keep the controls that the score requires.',
  ],
] as const)('if %j differ, one sentence says why', (pair, sentence) => {
  expect(compareAdvice(pair)).toEqual({ agrees: false, sentence });
});

test('without a score or without advice nothing is compared', () => {
  const nothing = { agrees: null, sentence: null };
  expect(compareAdvice({ risk_level: null, work_minutes: 60 })).toEqual(nothing);
  expect(compareAdvice({ risk_level: 'low', work_minutes: null })).toEqual(nothing);
  expect(compareAdvice({ risk_level: 'low', work_minutes: Number.NaN })).toEqual(nothing);
});

test('there is a sentence exactly if the two differ, and it never says to work on', () => {
  const minutes = fc.integer({ min: 0, max: 12 }).map((steps) => steps * 5);
  fc.assert(
    fc.property(fc.constantFrom(...riskLevels), minutes, (risk_level, work_minutes) => {
      const { agrees, sentence } = compareAdvice({ risk_level, work_minutes });
      expect(sentence === null).toBe(agrees);
      if (work_minutes < 60 && sentence !== null) {
        expect(sentence).toMatch(/Take this rest|do not work/);
      }
    }),
  );
});
