import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measurementColumns } from '#measurements/contract';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { Answer, Row, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const columnHeaders = {
  accept: `${columnAnswerType}, application/json;q=0.9`,
  'accept-encoding': 'gzip',
  [layoutHeader]: `measurements=${layout}`,
};

async function init(person: string, body: object, headers: Record<string, string> = columnHeaders) {
  const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
  const answer = await fixture.app.raw(
    'POST',
    '/v3/sync/measures/init',
    JSON.stringify(body),
    token,
    headers,
  );
  expect(answer.status).toBe(200);
  return answer;
}

const bytesOf = ({ headers, bytes }: { headers: object; bytes: Buffer }) =>
  'content-encoding' in headers ? gunzipSync(bytes) : bytes;

/**
 * The envelope of a response in columns, and the JSON that each row has in addition to its columns.
 */
function read(answer: { headers: object; bytes: Buffer }) {
  const bytes = bytesOf(answer);
  const length = bytes.readUInt32LE(4);
  const { data } = JSON.parse(bytes.toString('utf8', 8, 8 + length)) as {
    data: Record<string, unknown> & {
      sync_time: string;
      measurements: { columns: { rows: number; last: string; hot: number; cold: number } };
    };
  };
  return data;
}

async function storeSome(count: number): Promise<void> {
  const { org_id, id, day } = fixture.acme;
  const rows = Array.from({ length: count }, (_, number) =>
    measurementOf(id(number % 2 === 0 ? 'worker_day' : 'worker_night'), {
      tag_ids: number % 3 === 0 ? [day] : [],
      value: number / 7,
      metadata: { notes: `“${String(number)}” äöü 🌡` },
      measured_by_user_id: number % 5 === 0 ? newId() : null,
      created_time: new Date(noon - number * 1000).toISOString(),
    }),
  );
  await storeMeasurements(fixture.database, org_id, rows);
}

test('clients that know the layout get compressed columns, others get rows', async () => {
  await storeSome(5);
  const columns = await init('owner', {});
  expect(columns.headers['content-type']).toBe(columnAnswerType);
  expect(columns.headers['content-encoding']).toBe('gzip');
  expect(read(columns).measurements.columns).toMatchObject({ rows: 5 });
  const others: Record<string, string>[] = [
    {},
    { accept: columnAnswerType },
    { ...columnHeaders, [layoutHeader]: 'measurements=another' },
    { [layoutHeader]: `measurements=${layout}` },
  ];
  for (const headers of others) {
    const answer = await init('owner', {}, headers);
    expect(answer.headers['content-type']).toContain('application/json');
    const { data } = JSON.parse(bytesOf(answer).toString('utf8')) as { data: Answer['data'] };
    expect(data.measurements).toHaveLength(5);
  }
});

test('the columns of a page contain the same values as its rows', async () => {
  await storeSome(12);
  const rows = (await init('manager_day', {}, {})).body.data.measurements;
  const { measurements } = read(await init('manager_day', {}));
  expect(measurements.columns.rows).toBe(rows.length);
  expect(measurements.columns.last).toBe(rows.at(-1)?.modified_time);
  expect(rows.length).toBe(6);
});

test('an empty page is valid', async () => {
  const data = read(await init('owner', {}));
  expect(data.measurements.columns).toMatchObject({ rows: 0, last: null });
});

test('a full page is cached until one of its rows changes', async () => {
  await storeSome(2002);
  const { sync_time } = read(await init('owner', {}));
  const body = { init_measurement_sync_time: sync_time };
  const first = await init('owner', body);
  // A new one would have a later time.
  await storeSome(1);
  for (const again of [await init('owner', body), await init('owner', body)]) {
    expect(again.bytes.equals(first.bytes)).toBe(true);
  }
  const moved = await fixture.database.write(
    { org_id: fixture.acme.org_id, actor_user_id: null },
    (tx) =>
      tx.query<Row>(
        `update measurements set valid = not valid where measurement_id in (
           select measurement_id from measurements order by modified_time limit 1)
         returning measurement_id`,
      ),
  );
  expect(moved.rows).toHaveLength(1);
  const { columns } = read(await init('owner', body)).measurements;
  expect(columns.last > read(first).measurements.columns.last).toBe(true);
  const followed = read(await init('owner', { ...body, measurements: columns.last }));
  expect(followed.measurements.columns.rows).toBe(1);
});

test('the horizon of a load is its own start, also if its first page was cached', async () => {
  await storeSome(2001);
  const first = read(await init('owner', {}));
  await storeSome(1);
  const later = read(await init('owner', {}));
  expect(later.sync_time > first.sync_time).toBe(true);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ last: string }>('select last from org_clocks'),
  );
  expect(later.sync_time).toBe(rows[0]?.last);
});

test('a cached page is not used for a load with an earlier horizon', async () => {
  await storeSome(2001);
  const { sync_time } = read(await init('owner', {}));
  const whole = { init_measurement_sync_time: sync_time };
  const { last } = read(await init('owner', whole)).measurements.columns;
  const before = new Date(Date.parse(last) - 1).toISOString();
  const shorter = read(await init('owner', { init_measurement_sync_time: before }));
  expect(shorter.measurements.columns.rows).toBe(1999);
});

test('a page cached for one viewer is not sent to another', async () => {
  await storeSome(4100);
  await init('owner', {});
  const night = read(await init('manager_night', {}));
  const day = read(await init('manager_day', {}));
  expect(night.measurements.columns.last).not.toBe(day.measurements.columns.last);
  const rows = (await init('manager_day', {}, {})).body.data.measurements;
  expect(new Set(rows.map((row) => row['user_id']))).toEqual(
    new Set([fixture.acme.id('worker_day')]),
  );
});
