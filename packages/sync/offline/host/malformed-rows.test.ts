import { expect, it } from 'vitest';
import type { CopyReport } from '../protocol.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import {
  reading,
  readingId,
  readings,
  readingsFrom,
  testDefinition,
} from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

async function report(page: FakePage): Promise<CopyReport> {
  return (await page.ask((id) => ({ type: 'report', id }))) as CopyReport;
}

async function synced(page: FakePage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

async function stage(spoil: (set: ReturnType<typeof createFakeServer>) => void) {
  const server = createFakeServer();
  spoil(server);
  const world = createFakeEnvironment(server.answer);
  const worker = world.worker();
  const page = createFakePage(worker.environment);
  page.post({ type: 'hello', auth: somebody });
  await synced(page);
  return { server, world, worker, page };
}

it('stores 9999 of 10 000 rows and quarantines the malformed one', async () => {
  const rows = readingsFrom(0, 10_000);
  rows[5_000] = { ...rows[5_000], measurement_id: 'no uuid' };
  const { server, world, worker, page } = await stage((set) => set.put('measurements', ...rows));
  const listed = { table: 'measurements', id: 'no uuid', reason: 'It has no usable id.' };
  expect(await page.read('trial.values')).toHaveLength(9_999);
  expect((await report(page)).quarantined).toEqual([{ ...listed, at: world.now }]);

  worker.die();
  const later = createFakePage(world.worker().environment);
  later.post({ type: 'hello', auth: somebody });
  await synced(later);
  expect((await report(later)).quarantined).toMatchObject([listed]);
  const cursor = server.calls.at(-1)?.body['measurements'];
  expect(Date.parse(String(cursor))).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 1) + 10_000);
});

it.each([
  ['is no row at all', 'text' as unknown as ReturnType<typeof reading>, ''],
  ['has no stamp', reading(2, { modified_time: 'yesterday' }), readingId(2)],
])('continues after a row that %s at the end of a full page', async (_, row, id) => {
  const set = await stage((server) => {
    server.pageSize = 3;
    server.put('measurements', ...readingsFrom(0, 7));
    const { answer } = server;
    server.answer = async (path, init) => {
      const response = await answer(path, init);
      const envelope = (await response.json()) as { data: { measurements?: unknown[] } };
      const list = envelope.data.measurements ?? [];
      if (list.length === 3 && server.calls.length === 2) list[2] = row;
      return Response.json(envelope);
    };
  });
  // The malformed row arrives again with the next page, this time valid.
  expect(await set.page.read('trial.values')).toHaveLength(7);
  const left = (await report(set.page)).quarantined.map((one) => one.id);
  expect(left).toEqual(id === '' ? [''] : []);
});

it('quarantines a row of a small table until a valid version arrives', async () => {
  const set = await stage((server) => {
    server.put('users', { user_id: 'u1', tag_ids: 5 }, { user_id: 'u2', tag_ids: ['a'] });
  });
  expect(await set.page.read('trial.users')).toEqual(['u2']);
  const listed = { table: 'users', id: 'u1', reason: 'Its fields cannot be read.' };
  expect((await report(set.page)).quarantined).toMatchObject([listed]);
  set.server.put('users', { user_id: 'u1', tag_ids: ['b'] });
  await set.page.ask((id) => ({ type: 'sync', id }));
  expect(await set.page.read('trial.users')).toEqual(['u1', 'u2']);
  expect((await report(set.page)).quarantined).toEqual([]);
});

it('tries each row of a page that cannot be read as a whole', async () => {
  const columns = readings.columns.map((column) =>
    column.name === 'length'
      ? { ...column, compute: ({ notes }: { notes?: unknown }) => (notes as string).length }
      : column,
  );
  const tables = testDefinition.tables.map((table) =>
    table.table === 'measurements' ? { ...readings, columns } : table,
  );
  const server = createFakeServer();
  server.put('measurements', reading(0), reading(1, { notes: null }), reading(2));
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment, { ...testDefinition, tables });
  page.post({ type: 'hello', auth: somebody });
  await synced(page);
  expect(await page.read('trial.values')).toEqual([0, 2]);
  const listed = { id: readingId(1), reason: 'Its fields cannot be read.' };
  expect((await report(page)).quarantined).toMatchObject([listed]);
});
