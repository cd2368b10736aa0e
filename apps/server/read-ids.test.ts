import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './composition.ts';

const versions = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (version) => `01900000-0f63-${String(version)}1ef-9262-0242ac120002`,
);
const nil = '00000000-0000-0000-0000-000000000000';
const max = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Calls with a row id in the path; addresses of a person have an index instead, and a file of a
 * ticket has the id of a new row (new-ids.test.ts).
 */
const named = endpoints.flatMap(({ name, params }) => {
  if (!(params instanceof z.ZodObject) || name.startsWith('address.')) return [];
  if (name === 'ticket.add_file') return [];
  const isNamed = Object.keys(params.shape).every((field) => /^(?:\w+_)?id$/.test(field));
  return isNamed ? [[name, params] as const] : [];
});

test.each(named)('[PLAT-05] %s accepts UUIDs of version 1 to 8, nil and max', (_name, params) => {
  const fields = Object.keys(params.shape);
  const addressed = (id: string) =>
    params.safeParse(Object.fromEntries(fields.map((field) => [field, id]))).success;
  for (const id of [...versions, nil, max]) {
    expect([id, addressed(id), addressed(id.toUpperCase())]).toEqual([id, true, true]);
  }
  for (const id of ['', 'nobody', nil.slice(1), nil.replaceAll('-', ''), `${max}0`]) {
    expect([id, addressed(id)]).toEqual([id, false]);
  }
});

test('the calls with a row id are included', () => {
  const names = named.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['user.image', 'tag.remove']));
  expect(names.length).toBeGreaterThan(20);
});
