import { expect, test } from 'vitest';
import { matchingZones, otherNames, zoneChoices } from './zone-choices.ts';

const winter = Date.parse('2026-01-15T00:00:00Z');
const zones = ['UTC', 'Australia/Brisbane', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];
const labels = (now: number) => zoneChoices(zones, now).map(({ label }) => label);

test('zones are sorted by current offset', () => {
  expect(labels(winter)).toEqual([
    '(GMT-05:00) America/New_York',
    '(GMT+00:00) UTC',
    '(GMT+01:00) Europe/Berlin',
    '(GMT+05:30) Asia/Kolkata',
    '(GMT+10:00) Australia/Brisbane',
  ]);
  expect(labels(winter + 182 * 86_400_000)).toContain('(GMT+02:00) Europe/Berlin');
});

test('zones with equal offset are sorted by name', () => {
  const same = zoneChoices(['Europe/Paris', 'Africa/Lagos', 'Europe/Berlin'], winter);
  expect(same.map(({ id }) => id)).toEqual(['Africa/Lagos', 'Europe/Berlin', 'Europe/Paris']);
});

test.each([
  ['bris', ['Australia/Brisbane']],
  ['new york', ['America/New_York']],
  ['+05:30', ['Asia/Kolkata']],
  ['europe +01', ['Europe/Berlin']],
  ['atlantis', []],
])('%j finds %j', (typed, found) => {
  expect(matchingZones(zoneChoices(zones, winter), typed).map(({ id }) => id)).toEqual(found);
});

test.each([
  ['Asia/Calcutta', 'kolkata', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'calcutta', 'Asia/Calcutta'],
  ['Europe/Kiev', '+02 kyiv', 'Europe/Kyiv'],
  ['America/Buenos_Aires', 'argentina buenos aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Shanghai', 'chongqing', 'Asia/Chongqing'],
])('%s is also found by %j, with a note', (listed, typed, note) => {
  const found = matchingZones(zoneChoices([listed, 'UTC'], winter), typed);
  expect(found).toMatchObject([{ id: listed, note }]);
});

test('found by its own name a zone has no note', () => {
  expect(matchingZones(zoneChoices(['Asia/Calcutta'], winter), 'calc')).toEqual([
    { id: 'Asia/Calcutta', label: '(GMT+05:30) Asia/Calcutta' },
  ]);
});

const nameOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

test('all names of a zone are known, and mean the same zone', () => {
  const listed = Intl.supportedValuesOf('timeZone');
  const withOthers = listed.filter((zone) => otherNames(zone).length > 0);
  expect(withOthers).toHaveLength(50);
  for (const zone of withOthers) {
    expect(otherNames(zone).map(nameOf)).toEqual(otherNames(zone).map(() => nameOf(zone)));
  }
});

test('each of two names leads to the other; most zones have only one', () => {
  expect(otherNames('Asia/Calcutta')).toEqual(['Asia/Kolkata']);
  expect(otherNames('Asia/Kolkata')).toEqual(['Asia/Calcutta']);
  expect(otherNames('Asia/Tokyo')).toEqual([]);
});
