import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementExports } from '#measurements/server';
import { exportText, pageBytes } from '#packages/export/server';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  testHouse,
} from './test-house.ts';
import type { TestHouse } from './test-house.ts';

/** Rows are counted as PostgreSQL writes them; as JSON each has the names of its fields as well. */
const answerBytes = pageBytes * 1.25;
/** What somebody could store before raw data had a limit: as much as one body held. */
const oldRawData = 'x'.repeat(1_000_000);

let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await testHouse();
  token = await signInTo(house.app, house.acme.emailOf('owner'));
});
afterAll(() => house.leave());

const write = (sql: string, values: unknown[] = []) =>
  house.database.write({ org_id: house.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [house.acme.org_id, ...values]),
  );
const get = (url: string) => house.app.call('GET', url, undefined, token);

test('answers to a survey come in pages of few bytes, and every test in one of them', async () => {
  const survey_id = newId();
  const question = { key: 'a', type: 'text', question: 'How are you?' };
  await house.app.call(
    'POST',
    '/v3/survey',
    { survey_id, name: 'Large', used_for: 'before', questions: [question], publish: true },
    token,
  );
  const answer = { survey_id, key: 'a', type: 'text', value: '€'.repeat(20_000) };
  const rows = Array.from({ length: 150 }, (_, nth) =>
    measurementOf(house.acme.id('worker_day'), {
      created_time: new Date(noon - nth * 1000).toISOString(),
      metadata: { survey: [answer] },
    }),
  );
  await storeMeasurements(house.database, house.acme.org_id, rows);
  const got: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const { bytes, body } = await get(`/v3/survey/${survey_id}/answers${query}`);
    expect(bytes.length).toBeLessThan(answerBytes);
    const { tests, next_cursor } = body.data as unknown as {
      tests: { measurement_id: string }[];
      next_cursor: string | null;
    };
    got.push(...tests.map(({ measurement_id }) => measurement_id));
    cursor = next_cursor;
  }
  expect(got).toEqual(rows.map(({ measurement_id }) => measurement_id));
});

test('an export reads rows of old sizes a few at a time, and all of them', async () => {
  const { org_id } = house.other;
  const rows = Array.from({ length: 30 }, () =>
    measurementOf(house.other.id('worker_day'), { raw_data: oldRawData }),
  );
  for (const row of rows) await storeMeasurements(house.database, org_id, [row]);
  const [table] = measurementExports;
  if (table === undefined) throw new Error('There is no export of measurements');
  let text = '';
  for await (const part of exportText(house.database, table, { org_id, user_id: null })) {
    expect(part.length).toBeLessThan(answerBytes);
    text += part;
  }
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 36))).toEqual(
    rows.map(({ measurement_id }) => measurement_id).toSorted(),
  );
});

test('a row larger than a page is a page by itself', async () => {
  const { org_id } = house.other;
  await house.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into audit_log (org_id, time, action, entity, summary)
       select $1, now() - nth * interval '1 second', 'change', 'huge', repeat('x', 5000000)
       from generate_series(1, 3) as nth`,
      [org_id],
    ),
  );
  const admin = await signInTo(house.app, house.other.emailOf('owner'));
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await house.app.call('GET', `/v3/audit?entity=huge${query}`, undefined, admin);
    const { entries, next_cursor } = body.data as unknown as {
      entries: unknown[];
      next_cursor: string | null;
    };
    sizes.push(entries.length);
    cursor = next_cursor;
  }
  expect(sizes).toEqual([1, 1, 1]);
});

test('the audit log as a file is made while it is sent, from pages of few bytes', async () => {
  await write(
    `insert into audit_log (org_id, time, action, entity, summary)
     select $1, now() - nth * interval '1 second', 'change', 'large', repeat('x', 3000)
     from generate_series(1, 4000) as nth`,
  );
  const answer = await house.app.raw('GET', '/v3/audit?entity=large', undefined, token, {
    accept: 'text/csv',
  });
  expect(answer.text.trim().split('\r\n')).toHaveLength(4001);
  expect(answer.headers['content-length']).toBeUndefined();
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="watershade-audit-log-[\d-]+\.csv"$/,
  );
});

test('the list of sent reports holds the newest that fit', async () => {
  const words = Array.from({ length: 300 }, () => '€'.repeat(60));
  await write(
    `insert into report_runs (org_id, run_id, report_id, name, time, from_time, to_time, timezone,
       filter_words, recipients, summary)
     select $1, gen_random_uuid(), $2, 'Large', now() - nth * interval '1 second', now(), now(),
       'UTC', $3, '{}', '{}'
     from generate_series(1, 300) as nth`,
    [newId(), words],
  );
  const { bytes, body, status } = await get('/v3/report/run');
  expect(status).toBe(200);
  expect(bytes.length).toBeLessThan(answerBytes);
  const { runs } = body.data as unknown as { runs: { time: string }[] };
  expect(runs.length).toBeGreaterThan(50);
  expect(runs).toEqual(runs.toSorted((a, b) => (a.time < b.time ? 1 : -1)));
});
