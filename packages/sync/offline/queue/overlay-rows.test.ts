import { expect, test } from 'vitest';
import { createCopy } from '../store/copy.ts';
import { createMemory } from '../store/memory.ts';
import { createVersions } from '../store/versions.ts';
import { testDefinition } from '../testing/test-tables.ts';
import { defineRowTable } from '../tables/tables.ts';
import { overlayCopy } from './queue-service.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { WriteKind } from './write-kind.ts';

const notes = defineRowTable('notes', 'note_id', { list: 'notes', since: 1 });
const addNote: WriteKind = {
  ...{ kind: 'note.add', table: 'notes', isSame: () => true, refusalOf: () => null },
  rowOf: ({ id, body }) => (body === null ? null : { note_id: id, text: body }),
};
const definition = {
  ...{ ...testDefinition, tables: [...testDefinition.tables, notes], writes: [addNote] },
};
const write = (id: string, body: unknown, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  ...{ id, kind: 'note.add', method: 'POST', path: '/note', body, state: 'waiting' as const },
  ...{ reason: null, errors: {}, queued_at: 0, tries: 0, is_late: false, order: 1 },
  ...{ is_accepted: false, ...more },
});

function opened(writes: readonly QueuedWrite[]) {
  const memory = createMemory({
    ...definition,
    schema: [...testDefinition.config.schema, ['notes']],
  });
  memory.small.get('notes')?.set('a', { note_id: 'a', text: 'stored' });
  const base = createCopy(memory, createVersions(), async () => ({}));
  return overlayCopy(base, { definition, writes: () => writes, user_id: 'me' });
}

test('the rows of queued writes are added to a small table until the copy has them', () => {
  const copy = opened([
    ...[write('a', 'queued'), write('b', 'queued'), write('c', null)],
    write('d', 'sent', { is_accepted: true, state: 'sending' }),
  ]);
  const texts = [...copy.rows<{ text: string }>('notes')].map(([id, { text }]) => [id, text]);
  expect(texts).toEqual([
    ['a', 'stored'],
    ['b', 'queued'],
    ['d', 'sent'],
  ]);
  expect([...copy.unsent('notes').keys()]).toEqual(['b', 'c', 'd']);
});

test('without queued writes the rows are those of the copy', () => {
  expect([...opened([]).rows('notes').keys()]).toEqual(['a']);
});
