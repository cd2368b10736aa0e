import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import { labelChoices, peopleChoices } from './people-choices.ts';

const context = { now: 1_000_000, user_id: 'me' };
const user = (user_id: string, name_first: string, more = {}) => ({
  ...{ user_id, name_first, name_last: 'Doe' },
  ...more,
});
const copy = fakeCopy({
  tags: [
    { tag_id: 'night', name: 'Night crew', type: 'default' },
    { tag_id: 'pit', name: 'North Pit', type: 'location' },
  ],
  users: [
    user('3', 'Cat', { tag_ids: ['pit', 'night'] }),
    user('1', 'Ann', { tag_ids: ['night'], is_hidden: true }),
    user('2', 'Ben'),
    user('4', 'Tom', { tag_ids: ['night'], experimental: true }),
    user('5', 'Del', { tag_ids: ['night'], active: false }),
  ],
  measurements: [
    { user_id: '3', value: 60, time: 5000 },
    { user_id: '3', value: 60, time: 4000 },
    { user_id: '1', value: 60, time: 7000, valid: false },
    { user_id: '2', value: 60, time: 9000, active: false },
  ],
});
const choices = (search: string, showHidden: boolean) =>
  peopleChoices.run(copy, { search, showHidden }, context);

test('[USER-17] people are found by name and tags, sorted by name, without test and removed people', async () => {
  expect(await choices('', false)).toMatchObject({
    ...{ user_ids: ['2', '3'], names: ['Ben Doe', 'Cat Doe'], firstHidden: 2 },
    labels: ['', 'Night crew, North Pit'],
  });
  expect((await choices('night', false)).user_ids).toEqual(['3']);
  expect((await choices('ben', false)).user_ids).toEqual(['2']);
  expect((await choices('nobody', false)).user_ids).toEqual([]);
});

test('[USER-19] hidden people are found if they are shown, after all others', async () => {
  expect(await choices('', true)).toMatchObject({ user_ids: ['2', '3', '1'], firstHidden: 2 });
  expect(await choices('night', true)).toMatchObject({ user_ids: ['3', '1'], firstHidden: 1 });
});

test('[USER-20] each person has the time of their last test; none without a test', async () => {
  expect([...(await choices('', true)).measured]).toEqual([Number.NaN, 5000, 7000]);
});

test('labels count the people that figures count, hidden ones if they are shown', async () => {
  const count = async (showHidden: boolean) =>
    (await labelChoices.run(copy, { showHidden }, context)).map(({ people }) => people);
  expect(await count(false)).toEqual([1, 1]);
  expect(await count(true)).toEqual([2, 1]);
});
