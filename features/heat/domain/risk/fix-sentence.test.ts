import { expect, test } from 'vitest';
import { factorTexts } from '#jobs/contract';
import { riskFactors } from '#tags/contract';
import { fixSentence } from './fix-sentence.ts';
import { fixSteps } from './safe-changes.ts';

test('a fix says what to do and which answers it changes', () => {
  expect(fixSentence({ factor: '_sun_exposure', from: 3, to: 2 })).toBe(
    'Put up shade over the work area: part shade instead of no shade',
  );
  expect(fixSentence({ factor: '_metabolic_work_rate', from: 6, to: 4 })).toBe(
    'Work at a slower pace, with machine help for the heaviest part: moderate instead of heavy',
  );
});

test('every step of every lever has its own sentence, and protection has none', () => {
  const sentences = riskFactors.flatMap((factor) => {
    const worst = factorTexts[factor].choices.at(-1)?.[0] ?? 0;
    return fixSteps(factor, worst).map((to) => fixSentence({ factor, from: worst, to }));
  });
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences).toHaveLength(2 + 7 * 3 + 3 + 2 - 1 + 3);
  for (const factor of riskFactors) {
    for (const sentence of sentences)
      expect(sentence).not.toContain(`${factorTexts[factor].title}:`);
  }
  expect(fixSteps('_respiratory_protection', 3)).toEqual([]);
  expect(fixSteps('_clothing', 3)).toEqual([]);
});
