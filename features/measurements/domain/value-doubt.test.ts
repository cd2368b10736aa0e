import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { doubtQuestion, usualSaliva, valueDoubt } from './value-doubt.ts';

const doubt = (value: string, latest: readonly number[] = []) =>
  valueDoubt({ type: 'sosm', value }, latest);
const question = (value: string, latest?: readonly number[]) => {
  const found = doubt(value, latest);
  return found === null ? null : doubtQuestion(found);
};

test.each([
  ['8', '8 mOsm is below 30. Save anyway?'],
  ['29,999', '29.999 mOsm is below 30. Save anyway?'],
  ['0', '0 mOsm is below 30. Save anyway?'],
  ['30', null],
  ['72', null],
  ['165', null],
  ['165.1', '165.1 mOsm is above 165. Save anyway?'],
  ['720', '720 mOsm is above 165. Save anyway?'],
  ['', null],
  ['wet', null],
])('for a person without tests %j asks: %s', (value, asked) => {
  expect(question(value)).toBe(asked);
});

test.each([
  ['two tests say nothing yet', [40, 42], '150', null],
  ['60 away is not far', [40, 50, 60], '110', null],
  [
    'more than 60 away is far',
    [40, 50, 60],
    '110.5',
    "110.5 mOsm is far from this person's usual 50 mOsm. Save anyway?",
  ],
  [
    'below as well as above',
    [140, 150, 150, 160],
    '80',
    "80 mOsm is far from this person's usual 150 mOsm. Save anyway?",
  ],
  ['who scatters widely is asked later', [40, 70, 100, 130, 160], '31', null],
  ['one outlier does not move what is usual', [50, 52, 48, 51, 160], '49', null],
  [
    'nor does it hide the next one',
    [50, 52, 48, 51, 160],
    '158',
    "158 mOsm is far from this person's usual 51 mOsm. Save anyway?",
  ],
] as const)('%s', (_what, latest, value, asked) => {
  expect(question(value, latest)).toBe(asked);
});

test.each(['sweat', 'ET', 'EZ', 'custom', 'sosm_baseline'] as const)(
  '%s is not questioned',
  (type) => {
    expect(valueDoubt({ type, value: '3' }, [50, 50, 50])).toBeNull();
  },
);

const within = evenly(usualSaliva.least, usualSaliva.most);
const tests = fc.array(within, { maxLength: 10 });

test('whatever the earlier tests, a value outside the usual range is questioned', () => {
  fc.assert(
    fc.property(tests, fc.oneof(evenly(0, 29.9), evenly(165.1, 100_000)), (latest, value) => {
      expect(doubt(value.toFixed(3), latest)).not.toBeNull();
    }),
  );
});

test("a value within 60 of a person's median is never questioned, in any order of the tests", () => {
  fc.assert(
    fc.property(tests, within, (latest, value) => {
      const found = doubt(value.toFixed(3), latest);
      expect(doubt(value.toFixed(3), latest.toReversed())).toEqual(found);
      if (found?.is !== 'far') return;
      expect(latest.length).toBeGreaterThanOrEqual(3);
      expect(Math.abs(found.value - found.usual)).toBeGreaterThan(60);
    }),
  );
});

test('a value further away is never questioned less', () => {
  fc.assert(
    fc.property(tests, within, evenly(0, 100), (latest, value, more) => {
      if (doubt(value.toFixed(3), latest)?.is !== 'far') return;
      const up = value > (latest.toSorted((a, b) => a - b)[Math.floor(latest.length / 2)] ?? 0);
      expect(
        doubt((up ? value + more : Math.max(value - more, 0)).toFixed(3), latest),
      ).not.toBeNull();
    }),
  );
});
