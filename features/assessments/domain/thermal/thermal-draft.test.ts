import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { blankDraft, draftOf, readDraft } from './thermal-draft.ts';

const metric = { temperature: 'C', wind: 'km/h' } as const;
const imperial = { temperature: 'F', wind: 'mph' } as const;
const factors = presetOf('low');

test.each([
  ['humidity', '101', 'Relative humidity cannot exceed 100%.'],
  ['humidity', '-1', 'Relative humidity cannot be less than 0%.'],
  ['humidity', 'NaN', 'Enter a number'],
  ['temperature', '-90', 'Temperature must be from -60 to 60 °C'],
  ['temperature', '70', 'Temperature must be from -60 to 60 °C'],
  ['temperature', 'NaN', 'Enter a number'],
  ['temperature', '1e3', 'Enter a number'],
])('[WX-15, WX-16] a %s of %j is rejected: %s', (field, text, sentence) => {
  const draft = { ...blankDraft, temperature: '30', humidity: '50', [field]: text };
  const { heat, problems } = readDraft(draft, metric);
  expect([heat, problems]).toEqual([null, { [field]: sentence }]);
});

test('limits are shown in the typed units', () => {
  const draft = { ...blankDraft, airBy: 'wind', wind: '249', temperature: '141' } as const;
  expect(readDraft(draft, imperial).problems).toEqual({
    wind: 'Wind speed must be from 0 to 248 mph',
    temperature: 'Temperature must be from -76 to 140 °F',
  });
  const index = { ...blankDraft, heatBy: 'index', heat_index: '213' } as const;
  expect(readDraft(index, imperial).problems).toEqual({
    heat_index: 'Heat index must be from -76 to 212 °F',
  });
});

test('an empty field is no error and no answer', () => {
  const { answers, problems } = readDraft({ ...blankDraft, factors }, metric);
  expect([answers, problems]).toEqual([null, {}]);
});

test('typed values are shown again as typed, in both units', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => String(value / 10));
  const drafts = fc.record({
    temperature: tenths(-50, 60),
    humidity: tenths(0, 100),
    wind: tenths(0, 200),
  });
  fc.assert(
    fc.property(drafts, fc.constantFrom(metric, imperial), (typed, units) => {
      const draft = { ...blankDraft, factors, airBy: 'wind', ...typed } as const;
      const { answers } = readDraft(draft, units);
      if (answers === null) throw new Error('A complete draft reads as nothing.');
      expect(draftOf(answers, units)).toEqual(draft);
    }),
  );
});
