import { expect, test } from 'vitest';
import { cleanedEntry } from './cleaned-entry.ts';
import type { LogContext, LogEntry } from './log-entry.ts';

const entryOf = (part: Partial<LogEntry>): LogEntry => ({
  timestamp: '2026-01-05T06:00:00.000Z',
  type: 'error',
  level: 'error',
  page: '',
  message: '',
  context: {},
  ...part,
});
const messageOf = (message: string) => cleanedEntry(entryOf({ message })).message;
const pageOf = (page: string) => cleanedEntry(entryOf({ page })).page;
const contextOf = (context: LogContext) => cleanedEntry(entryOf({ context })).context;

const token = 'q2Zr8wPp0bX1mVtJ3kLs9dFgHaYcUeNiOT7RvB5xW4E';

test.each([
  [`Bearer ${token} was refused`, 'Bearer … was refused'],
  ['No row for ana.diaz@acme.example here', 'No row for … here'],
  ['Unexpected token in JSON, "..."value":118,"name_first":"Ana"', 'Unexpected token in JSON, '],
  ['SyntaxError: Unexpected token \'A\', "Ana 118 mOsm" is not valid JSON', 'SyntaxError: '],
  ["TypeError: reading 'name_Ana' of 118", 'TypeError: reading '],
  ['RangeError: value 118 is over 92.5', 'RangeError: value # is over #'],
  ['Failed to fetch https://site.example/people?search=Ana', 'Failed to fetch …'],
])('%s keeps neither value, name nor token', (message, start) => {
  const kept = messageOf(message);
  expect(kept.startsWith(start)).toBe(true);
  expect(kept).not.toMatch(/118|92\.5|Ana|ana\.diaz|q2Zr8w/);
});

test('a plain sentence stays as it is', () => {
  expect(messageOf('no_progress')).toBe('no_progress');
  expect(messageOf('full_syncing_measurements')).toBe('full_syncing_measurements');
});

test.each([
  ['/people?search=Ana&value=118', '/people'],
  [`/access/${token}/course`, '/access/…/course'],
  ['/people/0197b5c0-7a3e-7cc1-9d2f-0123456789ab', '/people/0197b5c0-7a3e-7cc1-9d2f-0123456789ab'],
  ['/monitoring/high-risk-measurements', '/monitoring/high-risk-measurements'],
])('of the address %s the log keeps %s', (page, kept) => {
  expect(pageOf(page)).toBe(kept);
});

test('a context keeps only what is on the list, each in its own form', () => {
  const given = {
    method: 'POST',
    path: `/v3/measurement?token=${token}`,
    status: 500,
    phases: 'syncing_core 12, syncing_measurements 3',
    stack: `Error: value 118 of Ana\n at run (https://site.example/assets/index-Bx1.js:4:120)`,
    body: { value: 118 },
    value: 118,
  };
  expect(contextOf(given)).toEqual({
    method: 'POST',
    path: '/v3/measurement',
    status: 500,
    phases: 'syncing_core 12, syncing_measurements 3',
    stack: 'index-Bx1.js:4:120',
  });
  expect(contextOf({ method: 'Ana', phases: 'value: 118', status: '118' })).toEqual({
    method: '',
    phases: '',
    status: '',
  });
});
