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
])('tags %j and jobs %j are described as %j', (tag_ids, job_ids, words) => {
  expect(peopleWords({ tag_ids, job_ids }, { labels })).toBe(words);
});

const [ann, ben, cat] = [{ name: 'Ann Lee' }, { name: 'Ben Ode' }, { name: 'Cat Fox' }];

test.each([
  [{ user_ids: ['a'] }, [ann], 'Ann Lee'],
  [{ user_ids: ['a', 'b'] }, [ann, ben], 'Ann Lee and Ben Ode'],
  [{ user_ids: ['a', 'b', 'c'] }, [ann, ben, cat], '3 selected people'],
  // People whom the viewer may not see are not named.
  [{ user_ids: ['a', 'x'] }, [ann], '2 selected people'],
  [{ user_ids: ['x'] }, [], '1 selected person'],
  [{ user_ids: ['a'], tag_ids: ['Night'] }, [ann], 'Ann Lee with Night'],
  [{ search: 'night' }, [], 'people matching “night”'],
  [{ search: 'lee', tag_ids: ['Night'] }, [], 'people with Night matching “lee”'],
  [{ showHidden: true }, [], 'all people, including hidden people'],
  [{ search: 'lee', showHidden: true }, [], 'people matching “lee”, including hidden people'],
])('[USER-15] a filter %j of people %j is described as %j', (filter, people, words) => {
  expect(peopleWords({ tag_ids: [], job_ids: [], ...filter }, { labels, people })).toBe(words);
});

test('on paper more people are named', () => {
  const filter = { tag_ids: [], job_ids: [], user_ids: ['a', 'b', 'c'] };
  const people = [ann, ben, cat];
  expect(peopleWords(filter, { labels, people, mostPeople: 10 })).toBe(
    'Ann Lee, Ben Ode and Cat Fox',
  );
});
