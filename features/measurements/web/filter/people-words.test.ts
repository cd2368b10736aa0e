import { expect, test } from 'vitest';
import { peopleWords } from './people-words.ts';

const labels = ['Day crew', 'Welder', 'Scaffolder', 'Night'].map((name) => ({
  tag_id: name,
  name,
}));

test.each([
  [[], [], 'all people'],
  [['Day crew'], [], 'people with Day crew'],
  [['Day crew', 'Night'], ['Welder'], 'people with Day crew or Night, and Welder'],
  [['gone'], [], 'people with another label'],
  [['Day crew', 'Night'], ['Welder', 'Scaffolder'], 'people with 4 labels'],
])('tags %j and jobs %j are %j', (tag_ids, job_ids, words) => {
  expect(peopleWords({ tag_ids, job_ids }, labels)).toBe(words);
});
