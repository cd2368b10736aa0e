import { expect, test } from 'vitest';
import { measurementTypes } from '#measurements/contract';
import type { MeasurementType } from '#measurements/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { newestTest } from './newest-test.ts';

interface Stored {
  id: string;
  type?: MeasurementType;
  valid?: boolean;
  active?: boolean;
}

/** The newest test of a person whose tests are given from the oldest to the newest. */
function newestOf(stored: Stored[], unsent: string[] = []) {
  const bits = (column: string) =>
    Uint8Array.from(stored, ({ type = 'sosm', valid = true, active = true }) =>
      column === 'type'
        ? measurementTypes.indexOf(type)
        : column === 'hidden_status'
          ? 255
          : Number(column === 'valid' ? valid : active),
    );
  const chunks = {
    count: stored.length,
    live: new Uint8Array(stored.length).fill(1),
    numbers: (column: string) =>
      Float64Array.from(stored, (_, nth) => (column === 'value' ? 100 + nth : nth * 60_000)),
    counts: () => new Uint16Array(stored.length),
    bytes: bits,
    codes: () => new Uint32Array(stored.length),
    texts: () => ['ann'],
    lists: () => [[]],
    id: (slot: number) => stored[slot]?.id ?? '',
    slotOf: (id: string) => stored.findIndex((each) => each.id === id),
  } as unknown as ChunkIndex;
  const copy: Copy = {
    rows: () => new Map(),
    columns: <Index extends object>() => chunks as unknown as Index,
    unsent: () => new Map(unsent.map((id) => [id, { state: 'waiting' as const, reason: null }])),
    memo: (_key, _tables, compute) => compute(),
  };
  return newestTest.run(copy, { user_id: 'ann' }, { now: 0, user_id: 'bob' });
}

test('the newest valid saliva test is the one that an alert can contain', async () => {
  expect(await newestOf([{ id: 'a' }, { id: 'b' }])).toEqual({
    ...{ measurement_id: 'b', value: 101, state: 'moderate', time: 60_000 },
  });
  const others: Stored[] = [
    ...[
      { id: 'b', valid: false },
      { id: 'c', active: false },
    ],
    { id: 'd', type: 'sweat' },
  ];
  expect(await newestOf([{ id: 'a' }, ...others])).toMatchObject({ measurement_id: 'a' });
  expect(await newestOf(others)).toBeNull();
});

test('a test that was not sent yet is not known to the server', async () => {
  expect(await newestOf([{ id: 'a' }, { id: 'b' }], ['b'])).toMatchObject({ measurement_id: 'a' });
});
