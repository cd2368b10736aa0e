import { expect, test } from 'vitest';
import { factorTexts } from '#jobs/contract';
import { riskFactors } from '#tags/contract';
import { fixWords } from './fix-words.ts';
import { fixSteps } from './safe-changes.ts';

test('a fix says what to do and which answers it changes', () => {
  expect(fixWords({ factor: '_sun_exposure', from: 3, to: 2 })).toEqual({
    ...{ action: 'Put up shade over the work area', change: 'part shade instead of no shade' },
  });
  expect(fixWords({ factor: '_confined_space', from: 3, to: 0 }).change).toBe(
    'no confined space instead of a confined space',
  );
  expect(fixWords({ factor: '_metabolic_work_rate', from: 6, to: 4 })).toEqual({
    action: 'Work at a slower pace, with machine help for the heaviest part',
    change: 'moderate instead of heavy',
  });
});

test('every step of every lever has its own sentence, and protection has none', () => {
  const actions = riskFactors.flatMap((factor) => {
    const worst = factorTexts[factor].choices.at(-1)?.[0] ?? 0;
    return fixSteps(factor, worst).map((to) => fixWords({ factor, from: worst, to }).action);
  });
  expect(new Set(actions).size).toBe(actions.length);
  // Confined space and training have two steps, the pace two, the eight others three.
  expect(actions).toHaveLength(2 + 2 + 2 + 8 * 3);
  for (const { title } of Object.values(factorTexts)) expect(actions).not.toContain(title);
  expect(fixSteps('_respiratory_protection', 3)).toEqual([]);
  expect(fixSteps('_clothing', 3)).toEqual([]);
});
