import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationMessages as messages, preferencesField } from '#notifications/contract';
import { preferencesProblem } from './check-preferences.ts';
import { readPreferences } from './read-preferences.ts';

const now = Date.parse('2026-11-25T06:00:00.000Z');
const problem = (parts: object) => preferencesProblem(JSON.stringify(parts), now);

test.each([
  ['no part', {}],
  ['a number', { mobile: '+971501234567' }],
  ['no number', { mobile: null }],
  ['some channels', { events: { alert: { mail: false } } }],
  ['quiet hours over midnight', { quiet: { from: '22:00', to: '06:00' } }],
  ['a daily email', { digest: '06:00' }],
  ['a zone', { zone: 'Asia/Dubai' }],
  ['another spelling of a zone', { zone: 'asia/dubai' }],
  ['a snooze', { snoozed_until: '2026-11-26T06:00:00.000Z' }],
  ['the longest snooze', { snoozed_until: '2026-12-26T06:00:00.000Z' }],
  ['a part of a later release', { theme: 'loud' }],
])('%s is valid', (_, parts) => {
  expect(problem(parts)).toBeNull();
});

test.each([
  [{ mobile: '0151 1234' }, '.mobile', messages.mobile],
  [{ events: 'all' }, '.events', messages.events],
  [{ events: { alert: { sms: 'yes' } } }, '.events', messages.events],
  [{ events: { reminder: null } }, '.events', messages.events],
  [{ quiet: { from: '25:00', to: '06:00' } }, '.quiet', messages.time],
  [{ quiet: { from: '22:00' } }, '.quiet', messages.time],
  [{ quiet: { from: '06:00', to: '06:00' } }, '.quiet', messages.quietSame],
  [{ digest: '6 am' }, '.digest', messages.time],
  [{ zone: 'Mars/Phobos' }, '.zone', messages.zone],
  [{ snoozed_until: '2026-12-26T06:00:00.001Z' }, '.snoozed_until', messages.snoozeLimit],
  [{ snoozed_until: 'tomorrow' }, '.snoozed_until', messages.time],
])('%j is refused at its part', (parts, at, message) => {
  expect(problem(parts)).toEqual({ at, message });
});

test.each(['', 'null', '[]', '"loud"', '{', 5, null])('%j are no preferences', (text) => {
  expect(preferencesProblem(text, now)).toEqual({ at: '', message: messages.invalid });
});

test('what reading gives is valid, whatever was stored', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const read = readPreferences({ [preferencesField]: text });
      expect(preferencesProblem(JSON.stringify(read), now)).toBeNull();
    }),
  );
});
