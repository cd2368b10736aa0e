import { expect, test } from 'vitest';
import type { BreakRow } from '#breaks/contract';
import type { Copy, QueuedWrite } from '#packages/sync/offline';
import { breakWrites, knownBreaks, noChanges, queuedChanges, takenBreaks } from './break-rows.ts';

const iso = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const conditions = { wbgt: 29, heat_index: 36, level: 3, work_minutes: 45, rest_minutes: 15 };
const row = (break_id: string, more: Partial<BreakRow> = {}): BreakRow => ({
  ...{ break_id, location_id: 'pit', user_ids: ['ann'], people_count: 1, started_time: iso(0) },
  ...{ ended_time: null, due_time: null, planned_minutes: 15, conditions, started_by: 'ann' },
  ...{ ended_by: null, corrected_time: null, active: true, created_time: iso(0) },
  ...{ modified_time: iso(0), ...more },
});
const copyOf = (rows: BreakRow[]) =>
  ({ rows: () => new Map(rows.map((each) => [each.break_id, each])) }) as unknown as Copy;

const write = (kind: string, body: object, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  ...{ id: JSON.stringify(body), kind, method: 'POST', path: '', body, state: 'waiting' },
  ...{ reason: null, errors: {}, queued_at: 0, tries: 0, is_late: false, order: 1 },
  ...{ is_accepted: false, ...more },
});
const started = write('break.start', {
  ...{ break_id: 'b2', location_id: 'pit', user_ids: ['ann', 'ben'], started_time: iso(5) },
  ...{ due_time: iso(4), planned_minutes: 20, conditions },
});
const ended = (break_id: string, more: Partial<QueuedWrite> = {}) =>
  write('break.end', { break_id, ended_time: iso(9) }, more);

test('breaks of the queue are shown until the server has them', () => {
  const changes = queuedChanges([started, ended('b2')]);
  expect(knownBreaks(copyOf([]), changes, 'sam')).toMatchObject([
    {
      ...{ break_id: 'b2', people_count: 2, ended_time: iso(9), started_by: 'sam' },
      ...{ ended_by: 'sam', modified_time: null, unsent: { state: 'waiting', reason: null } },
    },
  ]);
  const known = knownBreaks(copyOf([row('b2', { started_time: iso(5) })]), changes, 'sam');
  expect(known).toMatchObject([{ break_id: 'b2', started_by: 'ann', ended_time: iso(9) }]);
});

test('an end that the server refused does not end a break, and shows why', () => {
  const changes = queuedChanges([ended('b1', { state: 'refused', reason: 'Deleted' })]);
  expect(knownBreaks(copyOf([row('b1')]), changes, 'sam')).toMatchObject([
    { ended_time: null, unsent: { state: 'refused', reason: 'Deleted' } },
  ]);
});

test('the end of the server stays', () => {
  const known = knownBreaks(
    copyOf([row('b1', { ended_time: iso(8) })]),
    queuedChanges([ended('b1')]),
    'sam',
  );
  expect(known[0]?.ended_time).toBe(iso(8));
});

test('deleted and refused breaks do not count for the timers', () => {
  const refused = { ...started, state: 'refused' as const };
  const known = knownBreaks(
    copyOf([row('b1', { active: false })]),
    queuedChanges([refused]),
    'sam',
  );
  expect(known.map(({ break_id }) => break_id)).toEqual(['b2']);
  expect(takenBreaks(known, 0)).toEqual([]);
  const old = knownBreaks(copyOf([row('b1')]), noChanges, 'sam');
  expect(takenBreaks(old, Date.parse(iso(0)))).toEqual([]);
});

test('a write is accepted if the server answers with its break', () => {
  for (const { refusalOf } of breakWrites) {
    expect(refusalOf(started, { break_id: 'b2' })).toBeNull();
    expect(refusalOf(started, {})).toMatchObject({ reason: 'The server refused it.' });
  }
});
