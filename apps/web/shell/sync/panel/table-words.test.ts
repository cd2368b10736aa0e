import { expect, test } from 'vitest';
import { bytesText } from './facts-section.tsx';
import { contextText, logRows } from './diagnostics-view.tsx';
import { countedTables } from './table-words.ts';

test('tables are counted with their names, most rows first, without internal ones', () => {
  const counted = countedTables([
    { table: 'tags', rows: 3 },
    { table: 'logs', rows: 900 },
    { table: 'measurements', rows: 4581 },
    { table: 'sessions', rows: 0 },
    { table: 'roster_user_leave', rows: 0 },
  ]);
  expect(counted).toEqual([
    { word: 'Tests', rows: 4581 },
    { word: 'Tags, jobs and locations', rows: 3 },
    { word: 'Leave', rows: 0 },
    { word: 'Sessions', rows: 0 },
  ]);
});

test.each([
  [0, '0 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [12_430_000, '12.4 MB'],
  [2_100_000_000, '2.1 GB'],
  [512_000_000_000, '512 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(bytesText(bytes).replace('\u202f', ' ')).toBe(text);
});

const entry = {
  timestamp: '2026-01-05T06:00:00.000Z',
  type: 'api',
  level: 'warn',
  page: '/people',
  message: 'Request refused',
  context: { method: 'POST', path: '/v3/measurement', status: 422 },
} as const;

test('an entry is a row of the file and a line of facts', () => {
  expect(logRows([entry])).toEqual([
    ['timestamp', 'type', 'level', 'page', 'message', 'context'],
    [
      '2026-01-05T06:00:00.000Z',
      'api',
      'warn',
      '/people',
      'Request refused',
      '{"method":"POST","path":"/v3/measurement","status":422}',
    ],
  ]);
  expect(contextText(entry)).toBe('POST /v3/measurement 422');
  const run = { ms: 40, phases: 'syncing_core 30, syncing_images 10' };
  expect(contextText({ ...entry, context: run })).toBe('40 ms, syncing_core 30, syncing_images 10');
});
