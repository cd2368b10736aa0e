import { expect, test } from 'vitest';
import { workers } from './crew.ts';
import { demoAccounts, demoOrganisation } from './demo-organisation.ts';
import { crewTags } from './site-tags.ts';

const { people, tags, permissions, userTags } = demoOrganisation();

test('an owner, two managers and forty workers, each with names of their own', () => {
  expect(people).toHaveLength(43);
  expect(new Set(people.map(({ user_id }) => user_id)).size).toBe(43);
  const names = people.map(({ name_first, name_last }) => `${name_first} ${name_last}`);
  expect(new Set(names).size).toBe(43);
});

test('the three of the start message can sign in, and the second manager', () => {
  expect(demoAccounts.map(({ email }) => email)).toEqual([
    'owner@demo.example',
    'manager@demo.example',
    'night.manager@demo.example',
    'worker@demo.example',
  ]);
});

test('the manager of the day crew supervises most of the people', () => {
  const [, manager] = demoAccounts;
  const own = permissions.find(({ user_id }) => user_id === manager?.user_id);
  expect(own).toMatchObject({
    access: expect.stringMatching(/^manager,.*edit_measure/) as string,
    tag_id: crewTags.day.tag_id,
  });
  const supervised = userTags.filter(({ tag_id }) => tag_id === own?.tag_id);
  expect(supervised.length).toBe(28);
  expect(workers.filter(({ crew }) => crew === 'night')).toHaveLength(12);
});

test('six assessed jobs in different categories, three places in Western Australia', () => {
  const jobs = tags.filter(({ type }) => type === 'job');
  expect(jobs).toHaveLength(6);
  const sums = jobs.map(({ metadata }) => {
    const { _metabolic_work_rate: rate, ...factors } = metadata;
    expect([2, 4, 6]).toContain(rate);
    expect(Object.values(factors)).toHaveLength(12);
    for (const level of Object.values(factors)) expect([0, 1, 2, 3]).toContain(level);
    return Object.values(metadata).reduce<number>((sum, level) => sum + Number(level), 0);
  });
  const limits = [5, 14, 25, 30, 42];
  const categories = sums.map((sum) => limits.findIndex((limit) => sum <= limit));
  expect(new Set(categories)).toEqual(new Set([0, 1, 2, 3, 4]));

  const places = tags.filter(({ type }) => type === 'location');
  expect(places).toHaveLength(3);
  for (const { metadata } of places) {
    expect(Number(metadata['lat'])).toBeGreaterThan(-36);
    expect(Number(metadata['lat'])).toBeLessThan(-13);
    expect(Number(metadata['lon'])).toBeGreaterThan(112);
    expect(Number(metadata['lon'])).toBeLessThan(129);
  }
});

test('tag names are longer than three characters and differ', () => {
  const names = tags.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name.length).toBeGreaterThan(3);
});
