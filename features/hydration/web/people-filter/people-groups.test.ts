import { expect, test } from 'vitest';
import { lineAfterKey, peopleLines } from './people-groups.ts';
import type { PeopleLine } from './people-groups.ts';

const choices = { user_ids: ['ann', 'ben', 'cat', 'hal'], firstHidden: 3 };
const shown = (lines: PeopleLine[]) =>
  lines.map((line) =>
    line.kind === 'heading' ? `${line.name} ${String(line.count)}` : line.index,
  );

test('people are grouped: chosen before, others, hidden', () => {
  expect(shown(peopleLines(choices, new Set(['cat', 'hal'])))).toEqual([
    ...['Selected 2', 2, 3],
    ...['People 2', 0, 1],
  ]);
  expect(shown(peopleLines(choices, new Set()))).toEqual([
    'People 3',
    0,
    1,
    2,
    'Hidden people 1',
    3,
  ]);
});

test('an empty group has no heading, nor has a single one', () => {
  expect(shown(peopleLines({ user_ids: ['ann', 'ben'], firstHidden: 2 }, new Set(['x'])))).toEqual([
    0, 1,
  ]);
  expect(shown(peopleLines({ user_ids: ['hal'], firstHidden: 0 }, new Set()))).toEqual([
    'Hidden people 1',
    0,
  ]);
  expect(peopleLines({ user_ids: [], firstHidden: 0 }, new Set(['x']))).toEqual([]);
});

test('keys move from person to person and skip headings', () => {
  const lines = peopleLines(choices, new Set());
  expect(lineAfterKey(lines, -1, 'ArrowDown')).toBe(1);
  expect(lineAfterKey(lines, 3, 'ArrowDown')).toBe(5);
  expect(lineAfterKey(lines, 5, 'ArrowDown')).toBe(5);
  expect(lineAfterKey(lines, 5, 'ArrowUp')).toBe(3);
  expect(lineAfterKey(lines, 1, 'ArrowUp')).toBeNull();
  expect(lineAfterKey(lines, 2, 'Home')).toBe(1);
  expect(lineAfterKey(lines, 1, 'End')).toBe(5);
  expect(lineAfterKey(lines, 1, 'PageDown')).toBe(5);
  expect(lineAfterKey(lines, 5, 'PageUp')).toBe(1);
  expect(lineAfterKey(lines, 1, 'a')).toBeNull();
  expect(lineAfterKey([], -1, 'ArrowDown')).toBeNull();
});
