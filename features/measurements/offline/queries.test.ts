import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDays } from './counts-per-day.ts';
import { lastTimes } from './last-per-person.ts';

const hour = 3_600_000;
const test = fc.record({
  person: fc.nat(3),
  time: fc.integer({ min: 0, max: 10 * 24 }).map((hours) => hours * hour),
  live: fc.boolean(),
  active: fc.boolean(),
  valid: fc.boolean(),
});
type Test = typeof test extends fc.Arbitrary<infer Value> ? Value : never;

const people = ['a', 'b', 'c', 'd'];
const counts = ({ live, active, valid }: Test) => live && active && valid;

function indexOf(tests: readonly Test[]) {
  return {
    count: tests.length,
    live: Uint8Array.from(tests, ({ live }) => Number(live)),
    active: Uint8Array.from(tests, ({ active }) => Number(active)),
    valid: Uint8Array.from(tests, ({ valid }) => Number(valid)),
    created: Float64Array.from(tests, ({ time }) => time),
    user: Uint32Array.from(tests, ({ person }) => person),
    userIds: people,
  };
}

it('the newest test of each person equals the result of a full search', () => {
  fc.assert(
    fc.property(fc.array(test), (tests) => {
      const naive = people.map((_, person) => {
        const own = tests.filter((each) => counts(each) && each.person === person);
        return own.length === 0 ? Number.NaN : Math.max(...own.map(({ time }) => time));
      });
      expect([...lastTimes(indexOf(tests))]).toEqual(naive);
    }),
  );
});

it('tests per person and day are those between the starts of two days, also 23 or 25 hours apart', () => {
  const lengths = fc.array(fc.constantFrom(23, 24, 25), { maxLength: 9 });
  fc.assert(
    fc.property(fc.array(test), fc.nat(48), lengths, (tests, first, hours) => {
      const starts = [first * hour];
      for (const length of hours) starts.push((starts.at(-1) ?? 0) + length * hour);
      const naive = people.flatMap((_, person) =>
        hours.map((_length, day) => {
          const [from = 0, to = 0] = [starts[day], starts[day + 1]];
          const own = tests.filter((each) => counts(each) && each.person === person);
          return own.filter(({ time }) => time >= from && time < to).length;
        }),
      );
      expect([...countDays(indexOf(tests), starts)]).toEqual(naive);
    }),
  );
});
