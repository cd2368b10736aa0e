import { expect, test } from 'vitest';
import { timeZone, zoneName } from './time-zone.ts';

test.each([
  ['Australia/Brisbane', 'Australia/Brisbane'],
  ['australia/BRISBANE', 'Australia/Brisbane'],
  ['utc', 'UTC'],
  ['america/port-au-prince', 'America/Port-au-Prince'],
  // Another name of a zone is kept.
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kiev'],
  ['etc/gmt+3', 'Etc/GMT+3'],
  ['Mars/Olympus', null],
  ['SystemV/AST4', null],
  ['canada/east-saskatchewan', null],
  ['+08:00', null],
  ['', null],
  ['Europe/Paris\0', null],
  ['Europe/Paris[u-ca=hebrew]', null],
  ['2026-11-24T00:00Z', null],
])('the time zone %j is %j', (name, known) => {
  expect(zoneName(name)).toBe(known);
});

test('another name in other case becomes the name that the zone has here', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata']).toContain(zoneName('asia/kolkata'));
});

test('every zone of the picker is accepted unchanged', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) expect(zoneName(name)).toBe(name);
});

test('an unknown zone is rejected with the message of its form', () => {
  const zone = timeZone('Unknown time zone');
  expect(zone.parse(' europe/paris ')).toBe('Europe/Paris');
  for (const wrong of ['Mars/Olympus', 7, 'x'.repeat(65)]) {
    expect(zone.safeParse(wrong).error?.issues[0]?.message).toBe('Unknown time zone');
  }
});
