import { expect, test } from 'vitest';
import { choiceOf, mutedAt, tomorrowMorning } from './recipient-choice.ts';
import { readPreferences } from './read-preferences.ts';

const given = (parts: object) =>
  readPreferences({ _notification_preferences: JSON.stringify(parts) });
const night = { quiet: { from: '22:00', to: '06:00' } };
const at = Date.parse;
const pending = { event: 'alert' as const, isUrgent: false, mayWait: true };

test.each([
  // Inside, at both ends, and outside, in zones on both sides of UTC.
  ['Asia/Dubai', '2026-07-01T20:00:00Z', '2026-07-02T02:00:00Z'],
  ['Asia/Dubai', '2026-07-01T18:00:00Z', '2026-07-02T02:00:00Z'],
  ['Asia/Dubai', '2026-07-01T17:59:59Z', null],
  ['Asia/Dubai', '2026-07-02T02:00:00Z', null],
  ['America/Phoenix', '2026-07-01T06:00:00Z', '2026-07-01T13:00:00Z'],
  ['Asia/Kathmandu', '2026-07-01T16:15:00Z', '2026-07-02T00:15:00Z'],
  // The night in which the clocks go forward is one hour shorter, and in autumn longer.
  ['Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z'],
  ['Europe/Berlin', '2026-10-25T04:30:00Z', '2026-10-25T05:00:00Z'],
])('quiet hours in %s at %s end at %s', (zone, now, until) => {
  expect(mutedAt(given({ ...night, zone }), at(now), 'UTC')).toEqual(
    until === null ? null : { why: 'quiet', until: at(until) },
  );
});

// Date formats of the browser accept them, the library of times does not.
test.each(['ACT', 'AET', 'CST', 'ECT', 'IST', 'JST', 'PST', 'SST', 'VST', 'est', 'asia/dubai'])(
  'quiet hours in the zone %s stop no notification',
  (zone) => {
    const preferences = given({ quiet: { from: '00:00', to: '23:59' }, zone });
    const choice = choiceOf({ ...pending, isUrgent: true }, preferences, 0, 'UTC');
    expect(choice).toMatchObject({ muted: null, mail: true });
    expect(() => mutedAt(preferences, at('2026-07-01T12:00:00Z'), 'UTC')).not.toThrow();
  },
);

test('an end in the hour that the clocks skip is moved forward', () => {
  const early = given({ quiet: { from: '22:00', to: '02:30' }, zone: 'Europe/Berlin' });
  const end = at('2026-03-29T01:30:00Z');
  expect(mutedAt(early, end - 1, 'UTC')).toEqual({ why: 'quiet', until: end });
  expect(mutedAt(early, end, 'UTC')).toBeNull();
});

test('quiet hours within one day, in the zone of the organisation', () => {
  const noon = given({ quiet: { from: '12:00', to: '13:00' } });
  const now = at('2026-07-01T08:30:00Z');
  expect(mutedAt(noon, now, 'Asia/Dubai')).toEqual({ why: 'quiet', until: now + 30 * 60_000 });
  expect(mutedAt(noon, now, 'UTC')).toBeNull();
});

test('a snooze ends by itself, and the longer of two reasons counts', () => {
  const now = at('2026-07-01T23:00:00Z');
  const snoozed = (until: string) => given({ ...night, zone: 'UTC', snoozed_until: until });
  const end = '2026-07-02T07:00:00Z';
  expect(mutedAt(snoozed(end), now, 'UTC')).toEqual({ why: 'snoozed', until: at(end) });
  expect(mutedAt(snoozed('2026-07-02T00:00:00Z'), now, 'UTC')?.why).toBe('quiet');
  expect(mutedAt(snoozed(end), at(end), 'UTC')).toBeNull();
});

test('urgent notifications pass quiet hours and a snooze, on the channels that are on', () => {
  const now = at('2026-07-01T23:00:00Z');
  const events = { dehydration: { mail: true, sms: false } };
  const preferences = given({ ...night, snoozed_until: '2026-07-03T00:00:00Z', events });
  const urgent = { event: 'dehydration' as const, isUrgent: true, mayWait: false };
  expect(choiceOf(urgent, preferences, now, 'UTC')).toMatchObject({ muted: null, mail: true });
  expect(choiceOf({ ...urgent, isUrgent: false }, preferences, now, 'UTC')).toEqual({
    muted: { why: 'snoozed', until: at('2026-07-03T00:00:00Z') },
    ...{ mail: false, sms: false, mobile: null, digest_at: null },
  });
});

test.each([
  // The same day, the next day at the time itself, and a time that the clocks skip.
  ['Asia/Dubai', '06:00', '2026-07-01T01:59:59Z', '2026-07-01T02:00:00Z'],
  ['Asia/Dubai', '06:00', '2026-07-01T02:00:00Z', '2026-07-02T02:00:00Z'],
  ['Europe/Berlin', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '06:00', '2026-10-24T05:00:00Z', '2026-10-25T05:00:00Z'],
])('in %s the daily email of %s after %s is sent at %s', (zone, digest, now, next) => {
  const preferences = given({ digest, zone });
  expect(choiceOf(pending, preferences, at(now), 'UTC').digest_at).toBe(at(next));
});

test('quiet hours do not stop the daily email, and only what may wait is part of it', () => {
  const now = at('2026-07-01T23:00:00Z');
  const preferences = given({ ...night, digest: '06:00' });
  const digest_at = at('2026-07-02T06:00:00Z');
  expect(choiceOf(pending, preferences, now, 'UTC')).toEqual({
    muted: { why: 'quiet', until: digest_at },
    ...{ mail: true, sms: false, mobile: null, digest_at },
  });
  expect(choiceOf({ ...pending, mayWait: false }, preferences, now, 'UTC')).toMatchObject({
    ...{ mail: false, digest_at: null },
  });
});

test('a switched off channel is not used for its event, and for others it is', () => {
  const off = { mail: false, sms: false };
  const on = { mail: true, sms: true };
  const preferences = given({ events: { alert: off, reminder: on, dehydration: on } });
  const of = (event: 'alert' | 'reminder') =>
    choiceOf({ ...pending, event }, preferences, 0, 'UTC');
  expect(of('alert')).toMatchObject({ muted: null, ...off });
  expect(of('reminder')).toMatchObject({ muted: null, ...on });
});

test.each([
  [{}],
  [{ _notification_preferences: 7 }],
  [{ _notification_preferences: '{' }],
  [{ _notification_preferences: 'null' }],
  [{ _notification_preferences: '{"quiet": {"from": "25:00", "to": "x"}, "mobile": "0151"}' }],
  [{ _notification_preferences: '{"quiet": {"from": "22:00", "to": "22:00"}, "zone": "Mars"}' }],
])('%j is read as the defaults', (metadata) => {
  const on = { mail: true, sms: true };
  expect(readPreferences(metadata)).toEqual({
    ...{ mobile: null, quiet: null, zone: null, digest: null, snoozed_until: null },
    events: { alert: on, reminder: on, dehydration: on, course: on, ticket: on },
  });
});

test('a damaged part does not change the others', () => {
  const preferences = given({ mobile: '+971501234567', quiet: 'always', events: { alert: 1 } });
  expect(preferences).toMatchObject({ mobile: '+971501234567', quiet: null });
});

test('tomorrow morning is a wall-clock time', () => {
  const now = at('2026-03-28T12:00:00Z');
  expect(tomorrowMorning(now, 'Europe/Berlin')).toBe(at('2026-03-29T04:00:00Z'));
});
