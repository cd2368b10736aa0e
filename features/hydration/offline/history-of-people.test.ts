import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import { historyOfPeople } from './history-of-people.ts';

const hour = 3_600_000;
const everything = { from: null, to: null, groups: [] };
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ user_id: `p${String(at)}`, name_first: 'P' }));

test('up to six tested people have a line each, sharing the newest 64 tests', () => {
  const copy = fakeCopy({
    users: people(9),
    measurements: Array.from({ length: 80 }, (_, at) => ({
      ...{ user_id: `p${String(at % 6)}`, value: 50 + at, time: at * hour },
    })),
  });
  const history = historyOfPeople(copy, everything);
  if (history.kind !== 'people') throw new Error('six people were averaged');
  const points = history.lines.flatMap((line) => line.points);
  expect(history.lines).toHaveLength(6);
  expect(points).toHaveLength(64);
  expect(Math.min(...points.map(({ time }) => time))).toBe(16 * hour);
  expect(history.lines[0]?.points.at(-1)).toEqual({
    time: 78 * hour,
    value: 128,
    state: 'moderate',
  });
});

test('more people are averaged by test time, without invalid tests and people who do not count', () => {
  const copy = fakeCopy({
    users: people(7),
    measurements: [
      ...Array.from({ length: 7 }, (_, at) => ({
        ...{ user_id: `p${String(at)}`, value: 40 + at, time: hour + at },
      })),
      { user_id: 'p0', value: 900, time: hour + 9, valid: false },
      { user_id: 'stranger', value: 900, time: hour + 9 },
      { user_id: 'p0', value: 68, time: 4 * hour },
      { user_id: 'p0', value: 72, time: 3.5 * hour },
    ],
  });
  expect(historyOfPeople(copy, everything)).toEqual({
    kind: 'average',
    people: 7,
    points: [
      { time: hour, value: 43, tests: 7 },
      { time: 3.5 * hour, value: 70, tests: 2 },
    ],
  });
});
