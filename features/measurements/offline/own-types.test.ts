import { expect, test } from 'vitest';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { offeredTypes, ownTypes } from './own-types.ts';

interface Test {
  custom?: string;
  isLive?: boolean;
  isActive?: boolean;
}

/** The id of a test is its index. */
function copyOf(tests: readonly Test[], tables: Record<string, Record<string, object>>): Copy {
  const customs = ['', 'w', 'g'];
  const index: ChunkIndex = {
    count: tests.length,
    live: Uint8Array.from(tests, ({ isLive = true }) => Number(isLive)),
    numbers: () => new Float64Array(tests.length),
    counts: () => new Uint16Array(tests.length),
    bytes: () => Uint8Array.from(tests, ({ isActive = true }) => Number(isActive)),
    codes: () => Uint32Array.from(tests, ({ custom = '' }) => customs.indexOf(custom)),
    texts: () => customs,
    lists: () => [],
    id: String,
    slotOf: (id) => (Number(id) < tests.length ? Number(id) : -1),
    row: () => Promise.resolve({}),
  };
  return {
    rows: <Row extends object>(table: string) =>
      new Map(Object.entries(tables[table] ?? {})) as unknown as ReadonlyMap<string, Row>,
    columns: <Index extends object>() => index as unknown as Index,
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
}

const asked = { now: 0, user_id: 'viewer' };
const type = (name: string, more: object = {}) => ({
  ...{ name, unit: 'u', icon: null, image: null, active: true },
  ...{ modified_time: '2026-11-20T04:00:00.000Z', ...more },
});
const custom_measurement_types = {
  w: type('Weight'),
  g: type('Grip strength', { icon: 'gauge' }),
  old: type('Old one', { active: false }),
};

test('custom types are sorted by name with their tests; removed tests and deleted types are left out', async () => {
  const copy = copyOf(
    [
      ...[{ custom: 'w' }, { custom: 'w' }, { custom: 'w', isActive: false }],
      ...[{ custom: 'w', isLive: false }, { custom: 'g' }, {}],
    ],
    { custom_measurement_types },
  );
  const found = await ownTypes.run(copy, { kind: 'custom' }, asked);
  expect(found.map(({ id, name, measurements }) => [id, name, measurements])).toEqual([
    ['g', 'Grip strength', 1],
    ['w', 'Weight', 2],
  ]);
  expect(found[0]).toMatchObject({ icon: 'gauge', changed: Date.parse('2026-11-20T04:00:00Z') });
});

test('linked types count the tests that have a value of them', async () => {
  const link = (measurement_id: string, link_type_id: string, active = true) => ({
    ...{ measurement_id, link_type_id, active },
  });
  const copy = copyOf([{}, { isActive: false }, {}], {
    link_measurement_types: { k: type('Body weight'), n: type('Never used') },
    link_measurements: {
      one: link('0', 'k'),
      two: link('2', 'k'),
      ofRemoved: link('1', 'k'),
      takenOff: link('0', 'k', false),
      ofAnother: link('7', 'k'),
    },
  });
  const found = await ownTypes.run(copy, { kind: 'link' }, asked);
  expect(found.map(({ name, measurements }) => [name, measurements])).toEqual([
    ['Body weight', 2],
    ['Never used', 0],
  ]);
});

test('forms are offered the active types of both kinds', async () => {
  const copy = copyOf([], {
    custom_measurement_types,
    link_measurement_types: { k: type('Core') },
  });
  const { custom, link } = await offeredTypes.run(copy, {}, asked);
  expect(custom.map(({ id }) => id)).toEqual(['g', 'w']);
  expect(link.map(({ id }) => id)).toEqual(['k']);
});
