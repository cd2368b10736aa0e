import { expect, test } from 'vitest';
import { recordAttention } from '#monitoring/contract';
import type { Copy, QueuedWrite } from '#packages/sync/offline';
import { attentionEntries, attentionWrites, queuedAttention } from './attention-rows.ts';

const time = '2026-11-27T12:00:00.000Z';
const body = {
  ...{ entry_id: 'e1', kind: 'reading', subject_id: 'ann', since: time, action: 'take' },
  ...{ time, ends: null },
};
const write = (more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  ...{ id: 'e1', kind: recordAttention.name, method: 'POST', path: '', body, state: 'waiting' },
  ...{ reason: null, errors: {}, queued_at: Date.parse(time), tries: 0, is_late: false },
  ...{ order: 1, is_accepted: false, ...more },
});
const [record] = attentionWrites;
const copy = {} as Copy;

test('a queued take is shown as an entry of the viewer, a refused one is not', () => {
  expect(record?.rowOf(write(), copy, 'dana')).toMatchObject({
    ...{ ...body, recorded_by: 'dana', active: true, created_time: time },
  });
  expect(record?.rowOf(write({ state: 'refused' }), copy, 'dana')).toBeNull();
  expect(queuedAttention(write({ kind: 'break.start' }))).toBeNull();
});

test('an answer with the take of somebody else is a refusal that names them', () => {
  expect(record?.refusalOf(write(), { entry_id: 'e1', taken_by: '' })).toBeNull();
  expect(record?.refusalOf(write(), { entry_id: 'e0', taken_by: 'Sam Lee' })?.reason).toBe(
    'Sam Lee has already taken this.',
  );
  expect(record?.refusalOf(write(), { entry_id: 'e0', taken_by: '' })?.reason).toBe(
    'Somebody else has already taken this.',
  );
  expect(record?.refusalOf(write(), {})?.reason).toBe('The server refused it.');
});

test('entries have the name of their recorder as far as the viewer sees them', async () => {
  const rows: Record<string, Map<string, object>> = {
    attention_entries: new Map(
      [
        { ...body, recorded_by: 'sam', active: true },
        { ...body, entry_id: 'e2', recorded_by: null, active: true },
        { ...body, entry_id: 'e3', recorded_by: 'dana', active: true },
        { ...body, entry_id: 'old', recorded_by: 'sam', active: false },
      ].map((row) => [row.entry_id, row]),
    ),
    users: new Map([['sam', { user_id: 'sam', name_first: 'Sam', name_last: 'Lee' }]]),
  };
  const known = {
    rows: (table: string) => rows[table] ?? new Map(),
    memo: (_key: string, _tables: unknown, make: () => unknown) => make(),
    unsent: () => new Map([['e3', { state: 'waiting', reason: null }]]),
  } as unknown as Copy;
  const found = await attentionEntries.run(known, {}, { now: 0, user_id: 'dana' } as never);
  expect(found).toMatchObject([
    { entry_id: 'e1', name: 'Sam Lee', isOwn: false, unsent: null },
    { entry_id: 'e2', name: '', isOwn: false },
    { entry_id: 'e3', name: '', isOwn: true, unsent: { state: 'waiting' } },
  ]);
});
