import { expect, it } from 'vitest';
import type { LogEntry } from '../logs/log-entry.ts';
import { eventually } from '../testing/eventually.ts';
import {
  columnResponse,
  inColumns,
  namesLayouts,
  readingsOf,
  recordsOf,
} from '../testing/fake-columns.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import {
  reading,
  readingId,
  readings,
  readingsFrom,
  testDefinition,
} from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

type Spoil = (answer: Response) => Promise<Response>;

/**
 * A server that sends readings as columns to clients that send layouts, and corrupts some of them.
 */
function stage(spoil: (asked: number) => Spoil | null) {
  const server = createFakeServer();
  server.pageSize = 2;
  server.put('measurements', ...readingsFrom(0, 5));
  const asked: boolean[] = [];
  const world = createFakeEnvironment(async (path, init) => {
    const answer = await server.answer(path, init);
    if (!path.includes('/measures')) return answer;
    asked.push(namesLayouts(init));
    if (!namesLayouts(init)) return answer;
    const rows = await readingsOf(answer);
    if (rows.length === 0) return answer;
    const whole = spoil(asked.length);
    return whole === null ? inColumns(answer, recordsOf(rows)) : whole(answer);
  });
  const page = createFakePage(world.worker().environment, definition);
  page.post({ type: 'hello', auth: somebody });
  const synced = () =>
    eventually(() => {
      expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
      expect(page.status.last_run).not.toBeNull();
    });
  const notes = async () =>
    ((await page.ask((id) => ({ type: 'logs', id }))) as LogEntry[])
      .map(({ level, message }) => [level, message])
      .filter(([, message]) => message === unreadable);
  return { server, world, page, asked, synced, notes };
}

const definition = { ...testDefinition, pageSize: 2 };
const unreadable = 'Columns could not be read: requested as text';

async function changed(answer: Response, change: (bytes: Uint8Array) => void): Promise<Response> {
  const whole = await inColumns(answer, recordsOf(await readingsOf(answer)));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  change(bytes);
  return columnResponse(bytes);
}

const spoilers: [string, Spoil][] = [
  [
    'columns of another layout',
    async (answer) => {
      const other = { ...readings, columns: readings.columns.slice(1) };
      return inColumns(answer, recordsOf(await readingsOf(answer), other));
    },
  ],
  [
    'a flipped bit in the columns',
    async (answer) => {
      const records = recordsOf(await readingsOf(answer));
      const bytes = new Uint8Array(records.hot);
      bytes[bytes.length - 8] = (bytes[bytes.length - 8] ?? 0) ^ 1;
      return inColumns(answer, records);
    },
  ],
  [
    'a truncated cold part',
    async (answer) => {
      const { hot, cold } = recordsOf(await readingsOf(answer));
      return inColumns(answer, { hot, cold: cold.slice(0, -8) });
    },
  ],
  [
    'a cold part of another length',
    async (answer) => {
      const rows = await readingsOf(answer);
      return inColumns(answer, { ...recordsOf(rows), cold: recordsOf(rows.slice(1)).cold });
    },
  ],
  ['another mark', (answer) => changed(answer, (bytes) => bytes.fill(0, 0, 4))],
  ['a text that is none', (answer) => changed(answer, (bytes) => bytes.fill(7, 8, 20))],
  ['an envelope without rows', async () => columnResponse(new Uint8Array(0))],
  [
    'fewer bytes than declared',
    async (answer) => {
      const whole = await inColumns(answer, recordsOf(await readingsOf(answer)));
      return columnResponse(new Uint8Array(await whole.arrayBuffer()).slice(0, -64));
    },
  ],
];

it('stores columns', async () => {
  const { page, asked, synced, notes } = stage(() => null);
  await synced();
  expect(await page.read('trial.values')).toEqual([0, 1, 2, 3, 4]);
  expect(await page.read('trial.row', { id: readingId(3) })).toMatchObject(reading(3));
  expect(asked).not.toContain(false);
  expect(await notes()).toEqual([]);
});

it.each(spoilers)(
  'continues with text for the rest of the run after %s, and logs it',
  async (_, spoil) => {
    const { server, page, asked, synced, notes } = stage((count) => (count >= 2 ? spoil : null));
    await synced();
    expect(await page.read('trial.values')).toEqual([0, 1, 2, 3, 4]);
    expect(await page.read('trial.row', { id: readingId(3) })).toMatchObject(reading(3));
    expect(page.kinds()).not.toContain('error');
    await eventually(async () => expect(await notes()).toEqual([['warn', unreadable]]));
    // The first batch was stored and is not requested again.
    const batches = server.calls.filter(({ path }) => path.endsWith('/init'));
    const beginnings = batches.filter(({ body }) => body['measurements'] === null);
    expect(beginnings).toHaveLength(1);
    const turn = asked.indexOf(false);
    expect(asked.slice(0, turn)).not.toContain(false);
    expect(asked.slice(turn)).not.toContain(true);
  },
);

it('requests columns again in the next run', async () => {
  let isSpoilt = true;
  const [, [, spoil] = spoilers[0] ?? []] = spoilers;
  const { server, page, asked, synced, notes } = stage(() => (isSpoilt ? (spoil ?? null) : null));
  await synced();
  isSpoilt = false;
  const before = asked.length;
  server.put('measurements', reading(9));
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status.error).toBeNull();
  expect(await page.read('trial.values')).toEqual([0, 1, 2, 3, 4, 9]);
  expect(asked.slice(before)).not.toContain(false);
  expect(await notes()).toHaveLength(1);
});

it('does the same with updates', async () => {
  const [[, spoil] = ['', null]] = spoilers;
  let isSpoilt = false;
  const { server, page, synced } = stage(() => (isSpoilt ? spoil : null));
  await synced();
  isSpoilt = true;
  server.put('measurements', ...readingsFrom(9, 3));
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status.error).toBeNull();
  expect(await page.read('trial.values')).toEqual([0, 1, 2, 3, 4, 9, 10, 11]);
});
