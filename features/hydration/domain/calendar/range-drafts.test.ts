import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRanges, rangeOfCount } from './calendar-colours.ts';
import { draftOf, rangeProblems, rangesOfDrafts, typedMaxProblem } from './range-drafts.ts';

const draft = (min: string, max: string, colour = '#4caf50') => ({ min, max, colour });

test('[CAL-27] a range needs both min and max', () => {
  const missing = 'Both Min and Max must have values.';
  const drafts = [draft('', '3'), draft('3', ' '), draft('', '')];
  expect(rangeProblems(drafts)).toEqual([missing, missing, missing]);
});

test.each(['-1', 'x', '1.5', '1e2', '>', '99999999999999999999'])(
  '[CAL-28] a min of %j is invalid',
  (min) => {
    expect(rangeProblems([draft(min, '3')])).toEqual(['Min must be a valid non-negative number.']);
  },
);

test.each(['-1', 'x', '1.5', '>>', '<'])(
  '[CAL-29, CAL-32] a max of %j is invalid, during input and afterwards',
  (max) => {
    expect(rangeProblems([draft('0', max)])).toEqual([
      'Max must be a valid non-negative number or ">" for Greater value than current existing value.',
    ]);
    expect(typedMaxProblem(max)).toBe('Max must be a valid number or ">"');
  },
);

test.each(['', '0', '12', '>', ' > '])('a max of %j is not reported during input', (max) => {
  expect(typedMaxProblem(max)).toBeNull();
});

test('[CAL-30] min must not exceed max; a range without an end allows any min', () => {
  expect(rangeProblems([draft('4', '3')])).toEqual(['Min cannot be greater than Max.']);
  expect(rangeProblems([draft('4', '4')])).toEqual([null]);
  expect(rangeProblems([draft('400', '>')])).toEqual([null]);
});

test('[CAL-31] overlapping ranges are both reported, and so is a second range without an end', () => {
  const overlap = 'Range overlaps with existing ranges.';
  expect(rangeProblems([draft('0', '2'), draft('2', '4'), draft('5', '>')])).toEqual([
    ...[overlap, overlap, null],
  ]);
  expect(rangeProblems([draft('3', '>'), draft('9', '>')])).toEqual([overlap, overlap]);
  expect(rangeProblems([draft('3', '>'), draft('0', '4')])).toEqual([overlap, overlap]);
  expect(rangeProblems([draft('0', '2'), draft('2', '')])).toEqual([
    ...[null, 'Both Min and Max must have values.'],
  ]);
});

test('a colour is # and six digits', () => {
  expect(rangeProblems([draft('0', '1', 'reddish')])).toEqual([
    'Colour must be # followed by six characters (0–9, a–f), such as #4caf50.',
  ]);
});

test('the default ranges are valid and unchanged by the form', () => {
  const drafts = defaultRanges.map(draftOf);
  expect(rangeProblems(drafts)).toEqual([null, null, null, null]);
  expect(rangesOfDrafts(drafts)).toEqual(
    defaultRanges.map((range) =>
      range.colour === 'white' ? { ...range, colour: '#ffffff' } : range,
    ),
  );
});

test('with valid ranges every count is in one at most', () => {
  const max = fc.oneof(fc.nat(30).map(String), fc.constant('>'), fc.string({ maxLength: 3 }));
  const one = fc.record({ min: fc.nat(30).map(String), max, colour: fc.constant('#4caf50') });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (drafts) => {
      const ranges = rangesOfDrafts(drafts);
      const isSound = rangeProblems(drafts).every((problem) => problem === null);
      expect(ranges !== null).toBe(isSound);
      for (let count = 0; count < 40; count += 1) {
        const hits = (ranges ?? []).filter(
          (range) => count >= range.min && (range.max === '>' || count <= range.max),
        );
        expect(hits.length).toBeLessThanOrEqual(1);
        expect(rangeOfCount(ranges ?? [], count)).toBe(hits[0] ?? null);
      }
    }),
  );
});
