import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementColumns } from '#measurements/contract';
import type { Measurement } from '#measurements/contract';
import { columnAnswerType } from '#packages/sync/contract';
import { createCopyHost, defineRead } from '#packages/sync/offline';
import type { ChunkIndex, CopyDefinition } from '#packages/sync/offline';
import { createFakeEnvironment } from '#packages/sync/offline/testing';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '../../../apps/server/testing/org-fixture.ts';
import type { OrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import { proofDefinition } from '../sync/dump.ts';
import type { Dump } from '../sync/dump.ts';
import { joinTab } from '../sync/tab.ts';

/** Every decoded cell of every test, and the people who took tests. */
const cells = defineRead({
  name: 'forms.cells',
  tables: ['measurements', 'measured_by_users'],
  run(copy, _: Record<string, never>) {
    const index = copy.columns<ChunkIndex>('measurements');
    const rows = Array.from({ length: index.count }, (_, slot) => {
      const row = measurementColumns.map((column) => [column.name, cellOf(index, column, slot)]);
      return [index.id(slot), Object.fromEntries(row) as Record<string, unknown>] as const;
    });
    return {
      rows: Object.fromEntries(rows),
      recorders: [...copy.rows('measured_by_users').values()],
    };
  },
});

function cellOf(
  index: ChunkIndex,
  { kind, name }: (typeof measurementColumns)[number],
  slot: number,
): unknown {
  switch (kind) {
    case 'time':
    case 'number':
      return index.numbers(name)[slot];
    case 'count':
      return index.counts(name)[slot];
    case 'flag':
    case 'choice':
      return index.bytes(name)[slot];
    case 'text':
      return index.texts(name)[index.codes(name)[slot] ?? 0];
    case 'texts':
      return index.lists(name)[index.codes(name)[slot] ?? 0];
  }
}

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id, id, day, night } = fixture.acme;
  const baseline = { values: [60, 61.5, 64], mean: 61.833333333333336, std: 2 };
  const recorder = { measured_by_user_id: newId() };
  const odd: Partial<Measurement>[] = [
    {},
    { metadata: { baseline, notes: '“tab”\t\n\\ äöü 🌡 \u2028' }, tag_ids: [night, day] },
    { metadata: { baseline: { ...baseline, values: 'none', mean: 'none' } as never } },
    { metadata: { baseline: null as never }, raw_data: [1, { deep: [null, true, 0.1] }] },
    { ...recorder, measured_by_name_first: 'Zoë', measured_by_name_last: null },
    { ...recorder, measured_by_name_first: 'a"b\\c', measured_by_name_last: '{,}' },
    { type: 'custom', custom_id: newId(), value: -0.1, valid: false },
    { value: 1e-9, value_f: '', user_tag_ids: [day, night] },
    { created_time: '1999-12-31T23:59:59.999Z' },
    { type: 'of a later build' as never, value: 123_456_789.123 },
  ];
  const rows = odd.map((more) => measurementOf(id('worker_day'), more as object));
  await storeMeasurements(fixture.database, org_id, rows);
});
afterAll(() => fixture.leave());

/** The copy of a device after its first load, and the forms in which the tests arrived. */
async function copyIn(form: 'columns' | 'rows') {
  const { acme, app } = fixture;
  const token = await signInTo(app, acme.emailOf('owner'));
  const forms = new Set<string>();
  const answer = async (path: string, init: RequestInit) => {
    const { accept = '', ...headers } = init.headers as Record<string, string>;
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const accepted = form === 'columns' ? { ...headers, accept } : headers;
    const method = init.method === 'GET' ? 'GET' : 'POST';
    const { status, headers: got, bytes } = await app.raw(method, path, payload, token, accepted);
    const type = String(got['content-type']);
    if (path.includes('/init')) forms.add(type.split(';')[0] ?? '');
    return new Response(Uint8Array.from(bytes), { status, headers: { 'content-type': type } });
  };
  const proof = proofDefinition(2000);
  const definition: CopyDefinition = { ...proof, reads: [...proof.reads, cells] };
  const host = createCopyHost(createFakeEnvironment(answer).worker().environment, definition);
  const tab = joinTab(
    (port) => host.serve(port),
    () => {},
  );
  tab.say({ type: 'hello', auth: { user_id: acme.id('owner'), org_id: acme.org_id, token } });
  await tab.ask((id) => ({ type: 'sync', id, check: true }));
  expect(tab.status()).toMatchObject({ error: null, initialised: true });
  expect(tab.status().complete_as_of).not.toBeNull();
  const read = (name: string) => tab.ask((id) => ({ type: 'read', id, name, params: {} }));
  const { measurements = [] } = (await read('proof.dump')) as Dump;
  return { forms: [...forms], measurements, cells: await read('forms.cells') };
}

test('a copy is the same with tests as columns and as rows', async () => {
  const columns = await copyIn('columns');
  const rows = await copyIn('rows');
  expect([columns.forms, rows.forms]).toEqual([[columnAnswerType], ['application/json']]);
  expect(rows.measurements).toHaveLength(10);
  expect(columns.measurements).toEqual(rows.measurements);
  expect(columns.cells).toEqual(rows.cells);
});
