import { expect, test } from 'vitest';
import { tagName } from '#tags/contract';
import { tagNameProblem } from './tag-name-problem.ts';

const tags = [
  { tag_id: 'n', name: 'Night shift', active: true },
  { tag_id: 'w', name: '\uff37elder  crew', active: true },
  { tag_id: 'g', name: 'Gone crew', active: false },
];

test.each([
  ['', 'Tag name cannot be empty'],
  ['   ', 'Tag name cannot be empty'],
  ['\u200b\u200b\u200b\u200b', 'Tag name cannot be empty'],
  ['abc', 'Tag name must be at least 3 characters'],
  [' abc ', 'Tag name must be at least 3 characters'],
  ['👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️', 'Tag name must be at least 3 characters'],
  ['night SHIFT', 'This tag already exists'],
  ['  Night shift  ', 'This tag already exists'],
  ['night \u200bshift', 'This tag already exists'],
  ['Night\u00a0\tshift', 'This tag already exists'],
  ['Welder crew', 'This tag already exists'],
  ['Crew\ud800', 'The text has characters that cannot be stored'],
  ['Crew\0', 'The text has characters that cannot be stored'],
  ['Gone crew', null],
  ['Crew', null],
  ['👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️👷🏽‍♀️', null],
  ['عمال الليل', null],
])('[TAG-41, TAG-42] the name %j: %j', (typed, problem) => {
  expect(tagNameProblem(typed, tags)).toBe(problem);
});

test.each([
  [60, null],
  [61, 'Use 60 characters or fewer'],
  [10_000, 'Use 60 characters or fewer'],
  [1_000_000, 'Use 60 characters or fewer'],
])('a name of %i characters: %j', (letters, problem) => {
  expect(tagNameProblem('x'.repeat(letters), tags)).toBe(problem);
});

test('a tag may keep its own name, in another case too', () => {
  expect(tagNameProblem('NIGHT shift', tags, 'n')).toBeNull();
  expect(tagNameProblem('Night shift', tags, 'other')).toBe('This tag already exists');
});

test('[TAG-40] a name is stored trimmed and in normal form', () => {
  expect(tagName.parse('  Cafe\u0301 crew ')).toBe('Caf\u00e9 crew');
  expect(tagName.parse('\uff2eorth\u200b  pit\u202e')).toBe('North pit');
});
