import type { WriteKind } from '../queue/write-kind.ts';
import { defineRead } from '../read.ts';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import type { Row } from '../tables/column.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { defineChunkTable, defineRowTable } from '../tables/tables.ts';
import { testConfig } from './test-config.ts';

/** A large table with a column of each kind. */
export const readings = defineChunkTable({
  table: 'measurements',
  id: 'measurement_id',
  person: 'user_id',
  columns: [
    { kind: 'time', name: 'created_time' },
    { kind: 'time', name: 'modified_time' },
    { kind: 'number', name: 'value' },
    { kind: 'choice', name: 'type', choices: ['one', 'two'] },
    { kind: 'flag', name: 'valid' },
    { kind: 'text', name: 'user_id' },
    { kind: 'texts', name: 'tag_ids' },
    { kind: 'texts', name: 'user_tag_ids', shares: 'tag_ids' },
    {
      kind: 'count',
      name: 'length',
      derived: true,
      compute: ({ notes }) => (notes as string | undefined)?.length,
    },
  ],
});

const users = defineRowTable('users', 'user_id', {
  derive: [
    {
      table: 'userTags',
      key: ({ user_id, tag_id }) => `${String(user_id)}/${String(tag_id)}`,
      rows: ({ user_id, tag_ids }) =>
        ((tag_ids ?? []) as string[]).map((tag_id) => ({ user_id, tag_id })),
    },
  ],
});

const allValues = defineRead({
  name: 'trial.values',
  tables: ['measurements'],
  run(copy, _: Record<string, never>): number[] {
    const index = copy.columns<ChunkIndex>('measurements');
    return [...index.numbers('value')].filter((_value, slot) => index.live[slot] === 1);
  },
});

const oneRow = defineRead({
  name: 'trial.row',
  tables: ['measurements'],
  run: async (copy, { id }: { id: string }): Promise<Row | null> => {
    const index = copy.columns<ChunkIndex>('measurements');
    const slot = index.slotOf(id);
    return slot < 0 ? null : index.row(slot);
  },
});

const names = defineRead({
  name: 'trial.users',
  tables: ['users'],
  run: (copy, _: Record<string, never>): string[] => [...copy.rows('users').keys()].sort(),
});

const unsent = defineRead({
  name: 'trial.unsent',
  tables: ['measurements'],
  run: (copy, _: Record<string, never>) =>
    [...copy.unsent('measurements')].map(([id, { state, reason }]) => [id, state, reason]),
});

/** A reading that can be queued. The server says why it refuses one. */
const readingAdd: WriteKind = {
  kind: 'reading.add',
  table: 'measurements',
  rowOf: ({ body, state }) => ({ ...(body as Row), valid: state !== 'refused' }),
  isSame: ({ body }, { value }) => (body as Row)['value'] === value,
  refusalOf: (_write, { rejected }) =>
    typeof rejected === 'string' ? { reason: rejected, errors: { value: rejected } } : null,
};

/** The tables and reads of the tests. */
export const testDefinition: CopyDefinition = {
  config: testConfig,
  tables: [users, defineRowTable('tags', 'tag_id'), readings],
  reads: [allValues, oneRow, names, unsent],
  writes: [readingAdd],
  hiddenWrites: ['reading.opened'],
  pictures: [
    (copy) =>
      [...copy.rows<{ user_id: string; modified_time: string; has_picture?: boolean }>('users')]
        .filter(([, { has_picture }]) => has_picture === true)
        .map(([id, { modified_time }]) => ({ id, modified_time, path: `/v2/user/image/${id}` })),
  ],
  applicationTypes: () => ['alert'],
};

/** The id of the reading with a number. */
export function readingId(number: number): string {
  return `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** A reading as the server sends it, without its stamp. */
export function reading(number: number, more: Row = {}): Row {
  return {
    measurement_id: readingId(number),
    created_time: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    value: number,
    type: number % 2 === 0 ? 'one' : 'two',
    valid: true,
    user_id: `user-${String(number % 7)}`,
    tag_ids: ['a'],
    user_tag_ids: number % 3 === 0 ? ['a', 'b'] : [],
    notes: `note ${String(number)}`,
    ...more,
  };
}

/** The given number of readings, numbered from `from`. */
export function readingsFrom(from: number, count: number): Row[] {
  return Array.from({ length: count }, (_, offset) => reading(from + offset));
}
