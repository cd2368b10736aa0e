import zoneAt from '@photostructure/tz-lookup';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { riskLevel, riskOf } from '#heat/domain';
import { factorsOf, hazardScore, riskCategory } from '#jobs/domain';
import { storedPlace } from '#locations/domain';
import { workers } from './crew.ts';
import { demoAccounts, demoOrganisation } from './demo-organisation.ts';
import { crewTags, jobTags } from './site-tags.ts';

const { people, tags, permissions, userTags } = demoOrganisation();

test('an owner, two managers and forty workers, each with unique names', () => {
  expect(people).toHaveLength(43);
  expect(new Set(people.map(({ user_id }) => user_id)).size).toBe(43);
  const names = people.map(({ name_first, name_last }) => `${name_first} ${name_last}`);
  expect(new Set(names).size).toBe(43);
});

test('the three accounts of the start message can sign in, the second manager and six leading hands', () => {
  const emails = demoAccounts.map(({ email }) => email);
  expect(emails.slice(0, 4)).toEqual([
    'owner@demo.example',
    'manager@demo.example',
    'night.manager@demo.example',
    'worker@demo.example',
  ]);
  expect(emails.slice(4).map((email) => email?.slice(0, 5))).toEqual(Array(6).fill('lead.'));
  expect(new Set(emails).size).toBe(10);
});

test('every job has a supervisor who does it, and people to supervise', () => {
  for (const { tag_id, name } of jobTags) {
    const leads = permissions.filter((each) => each.tag_id === tag_id);
    expect(leads, name).toHaveLength(1);
    expect(leads[0]?.access).toMatch(/^manager,/);
    const holders = userTags.filter((each) => each.tag_id === tag_id).map((each) => each.user_id);
    expect(holders).toContain(leads[0]?.user_id);
    expect(holders.length).toBeGreaterThan(5);
  }
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

test('six assessed jobs in different categories, none too hazardous for a cool still night', () => {
  const jobs = tags.filter(({ type }) => type === 'job');
  expect(jobs).toHaveLength(6);
  const hazards = jobs.map(({ metadata }) => {
    const { _metabolic_work_rate: rate, ...factors } = metadata;
    expect([2, 4, 6]).toContain(rate);
    expect(Object.values(factors)).toHaveLength(12);
    for (const level of Object.values(factors)) expect([0, 1, 2, 3]).toContain(level);
    return hazardScore(factorsOf(metadata));
  });
  expect(hazards).toEqual(hazards.toSorted((one, other) => one - other));
  expect(hazards.at(-1)).toBe(24);
  expect(riskLevel(riskOf({ hazard: 24, heat_index: 27, wind_kph: 0 }) ?? 99)).toBe('low');
  expect(new Set(hazards.map((hazard) => riskCategory(hazard))).size).toBe(3);
});

test('a mine, a plant and a port in Western Australia, and a smelter near the equator', () => {
  const places = tags.filter(({ type }) => type === 'location').map(storedPlace);
  expect(places).toHaveLength(4);
  for (const { lat, lon } of places.slice(0, 3)) {
    expect(lat).toBeGreaterThan(-24);
    expect(lat).toBeLessThan(-20);
    expect(lon).toBeGreaterThan(118);
    expect(lon).toBeLessThan(120);
  }
  expect(Math.abs(places[3]?.lat ?? 90)).toBeLessThan(2);
  // All four use Perth time, like the days of the demo.
  expect(places.map(({ lat, lon }) => zoneAt(lat, lon)).map(aheadOfUtc)).toEqual(Array(4).fill(8));
});

test('tag names are longer than three characters and unique', () => {
  const names = tags.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name.length).toBeGreaterThan(3);
});

/** UTC offset of a zone in hours. */
function aheadOfUtc(zone: string): number {
  const at = Temporal.Instant.from('2026-07-01T00:00Z').toZonedDateTimeISO(zone);
  return at.offsetNanoseconds / 3.6e12;
}
