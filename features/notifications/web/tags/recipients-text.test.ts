import { expect, test } from 'vitest';
import type { TagType } from '#tags/contract';
import { recipientsText } from './recipients-text.ts';

const textOf = (names: string[], chosen: number, managers = 0, type: TagType = 'default') =>
  recipientsText({
    tag: {
      ...{ tag_id: 't', name: 'Crew', type, active: true, is_hidden: false, metadata: {} },
      ...{ created_time: '', modified_time: '' },
    },
    ...{ isOn: true, names, chosen, managers },
  });

test.each([
  [textOf([], 0, 3), 'All managers (3)'],
  [textOf([], 0, 1, 'job'), 'All supervisors (1)'],
  [textOf([], 0), 'No managers'],
  [textOf(['Ann Doe'], 1), 'Ann Doe'],
  [textOf(['Ann Doe', 'Bob Ray', 'Cy Lee'], 3), 'Ann Doe, Bob Ray and 1 other'],
  [textOf(['Ann Doe'], 3), 'Ann Doe and 2 others'],
  [textOf([], 2), '2 people'],
])('the recipients of a tag in words: %s', (text, expected) => {
  expect(text).toBe(expected);
});
