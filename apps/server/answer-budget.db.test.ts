import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMessages } from '#imports/contract';
import { surveyMessages } from '#measurements/contract';
import { measurementExports } from '#measurements/server';
import { exportText, pageBytes } from '#packages/export/server';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { sheetFile, upload } from './testing/sheet.ts';

/** Rows are counted as PostgreSQL writes them; as JSON each has the names of its fields as well. */
const answerBytes = pageBytes * 1.25;
/** What could be stored before raw data had a limit: as much as fits into a body. */
const oldRawData = 'x'.repeat(1_000_000);

let fixture: OrgFixture;
let token: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

const write = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [fixture.acme.org_id, ...values]),
  );
const get = (url: string) => fixture.app.call('GET', url, undefined, token);

test('responses to a survey are sent in small pages, with every test in exactly one page', async () => {
  const survey_id = newId();
  const question = { key: 'a', type: 'text', question: 'How are you?' };
  await fixture.app.call(
    'POST',
    '/v3/survey',
    { survey_id, name: 'Large', used_for: 'before', questions: [question], publish: true },
    token,
  );
  const answer = { survey_id, key: 'a', type: 'text', value: '€'.repeat(20_000) };
  const rows = Array.from({ length: 150 }, (_, nth) =>
    measurementOf(fixture.acme.id('worker_day'), {
      created_time: new Date(noon - nth * 1000).toISOString(),
      metadata: { survey: [answer] },
    }),
  );
  await storeMeasurements(fixture.database, fixture.acme.org_id, rows);
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

test('an export reads rows of old sizes a few at a time, and includes all of them', async () => {
  const { org_id } = fixture.other;
  const rows = Array.from({ length: 30 }, () =>
    measurementOf(fixture.other.id('worker_day'), { raw_data: oldRawData }),
  );
  for (const row of rows) await storeMeasurements(fixture.database, org_id, [row]);
  const [table] = measurementExports;
  if (table === undefined) throw new Error('There is no export of measurements');
  let text = '';
  for await (const part of exportText(fixture.database, table, { org_id, user_id: null })) {
    expect(part.length).toBeLessThan(answerBytes);
    text += part;
  }
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 36))).toEqual(
    rows.map(({ measurement_id }) => measurement_id).toSorted(),
  );
});

test('a row larger than a page is sent alone', async () => {
  const { org_id } = fixture.other;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into audit_log (org_id, time, action, entity, summary)
       select $1, now() - nth * interval '1 second', 'change', 'huge', repeat('x', 5000000)
       from generate_series(1, 3) as nth`,
      [org_id],
    ),
  );
  const admin = await signInTo(fixture.app, fixture.other.emailOf('owner'));
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await fixture.app.call(
      'GET',
      `/v3/audit?entity=huge${query}`,
      undefined,
      admin,
    );
    const { entries, next_cursor } = body.data as unknown as {
      entries: unknown[];
      next_cursor: string | null;
    };
    sizes.push(entries.length);
    cursor = next_cursor;
  }
  expect(sizes).toEqual([1, 1, 1]);
});

test('the audit log file is generated while it is sent, from small pages', async () => {
  await write(
    `insert into audit_log (org_id, time, action, entity, summary)
     select $1, now() - nth * interval '1 second', 'change', 'large', repeat('x', 3000)
     from generate_series(1, 4000) as nth`,
  );
  const answer = await fixture.app.raw('GET', '/v3/audit?entity=large', undefined, token, {
    accept: 'text/csv',
  });
  expect(answer.text.trim().split('\r\n')).toHaveLength(4001);
  expect(answer.headers['content-length']).toBeUndefined();
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="watershade-audit-log-[\d-]+\.csv"$/,
  );
});

test('the list of sent reports contains the newest ones that fit', async () => {
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

test('the total size of all surveys is limited, because their list is sent in one response', async () => {
  const choices = Array.from({ length: 50 }, (_, nth) => ({
    key: `c${String(nth)}`,
    value: '€'.repeat(90),
  }));
  const questions = Array.from({ length: 16 }, (_, nth) => ({
    ...{ key: `q${String(nth)}`, type: 'choice', question: '€'.repeat(200), choices },
  }));
  const save = async (count: number) => {
    const survey_id = newId();
    const body = {
      survey_id,
      name: 'Large',
      used_for: 'after',
      questions: questions.slice(0, count),
    };
    return fixture.app.call('POST', '/v3/survey', { ...body, publish: true }, token);
  };
  const alone = { survey_id: newId(), name: 'Larger', used_for: 'after', publish: false };
  const large = [...questions, ...questions.map((each) => ({ ...each, key: `${each.key}b` }))];
  const tooLarge = await fixture.app.call(
    'POST',
    '/v3/survey',
    { ...alone, questions: large },
    token,
  );
  expect([tooLarge.status, tooLarge.body.errors]).toEqual([
    422,
    { questions: surveyMessages.tooLarge },
  ]);

  const statuses: number[] = [];
  while (statuses.at(-1) !== 422 && statuses.length < 20) {
    const { status, body } = await save(16);
    statuses.push(status);
    if (status === 422) expect(body.errors).toEqual({ questions: surveyMessages.allTooLarge });
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(2);
  expect(statuses.at(-1)).toBe(422);
  const { bytes, body } = await get('/v3/survey');
  expect(bytes.length).toBeLessThan(answerBytes);
  // One of them can still be made smaller, or removed.
  const [last] = (
    body.data as unknown as { surveys: { survey_id: string; name: string }[] }
  ).surveys
    .filter(({ name }) => name === 'Large')
    .slice(-1);
  const gone = await fixture.app.call(
    'DELETE',
    `/v3/survey/${last?.survey_id ?? ''}`,
    undefined,
    token,
  );
  expect(gone.status).toBe(200);
  expect((await save(1)).status).toBe(200);
});

test('a file with too many findings is rejected, whatever its size', async () => {
  const tags = Array.from({ length: 100 }, (_, nth) => `T${String(nth)}xx`)
    .join(',')
    .slice(0, 499);
  const line = ['Ana', 'Ng', '', '', tags, tags.replaceAll('T', 'J'), tags.replaceAll('T', 'L')];
  const file = sheetFile(Array.from({ length: 5000 }, () => line));
  expect(file.length).toBeLessThan(1024 * 1024);
  const { status, body } = await upload(fixture.app, { file }, token);
  expect([status, body.message]).toEqual([413, importMessages.tooMuchText]);
});

test('devices are sent in small pages, with every device in exactly one page', async () => {
  await write(
    `insert into devices (org_id, device_id, serial, notes, created_time)
     select $1, gen_random_uuid(), 'Wr-' || nth, repeat('€', 2000), now()
     from generate_series(1, 2200) as nth`,
  );
  const serials: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
    const { bytes, body, status } = await get(`/v3/device${query}`);
    expect(status).toBe(200);
    expect(bytes.length).toBeLessThan(answerBytes);
    const page = body.data as unknown as { devices: { serial: string }[]; next: string | null };
    serials.push(...page.devices.map(({ serial }) => serial));
    after = page.next;
  }
  expect(serials).toHaveLength(2200);
  expect(new Set(serials).size).toBe(2200);
});

test('a very long list of sign-ins contains the newest ones', async () => {
  await write(
    `insert into sign_ins (org_id, user_id, token_hash, user_agent, created_time, last_used_time)
     select $1, $2, sha256(nth::text::bytea), repeat('x', 300), now_then, now_then
     from generate_series(1, 1500) as nth,
       lateral (select $3::timestamptz - nth * interval '1 second' as now_then) as t`,
    [fixture.acme.id('owner'), new Date(noon).toISOString()],
  );
  const { body, bytes } = await get('/v3/auth/sign-ins');
  expect(body.data as unknown as object[]).toHaveLength(1000);
  expect(bytes.length).toBeLessThan(answerBytes);
});

test('the longest lists of rows that the contract keeps small fit into one response', async () => {
  await write(
    `insert into outbox (org_id, message_id, channel, recipient, subject, text, html, last_error,
       is_secret, created_time)
     select $1, gen_random_uuid(), 'mail', repeat('x', 254), repeat('€', 300), repeat('x', 9000), '',
       repeat('€', 300), false, now()
     from generate_series(1, 1200)`,
  );
  const { bytes, status } = await get('/v3/outbox');
  expect(status).toBe(200);
  expect(bytes.length).toBeLessThan(answerBytes);
});

/** Every id of a list, page by page. */
async function idsOf(url: string, list: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
    const { bytes, body, status } = await get(`${url}${query}`);
    expect(status).toBe(200);
    expect(bytes.length).toBeLessThan(answerBytes);
    const page = body.data as unknown as Record<string, unknown>;
    ids.push(...(page[list] as { user_id: string }[]).map(({ user_id }) => user_id));
    after = page['next'] as string | null;
  }
  return ids;
}

test('lists of people are sent in small pages, with everybody in exactly one page', async () => {
  const people = 11_000;
  await write(
    `insert into users (org_id, user_id, name_first, name_last, email, metadata, created_time)
     select $1, gen_random_uuid(), repeat('€', 100), repeat('€', 100),
       nth || repeat('x', 200) || '@large.example', '{"_federated_provider": "azuread"}', now()
     from generate_series(1, $2) as nth`,
    [people],
  );
  expect(new Set(await idsOf('/v3/user/accounts', 'accounts')).size).toBeGreaterThan(people);
  // Removed at the same time: the page ends between people with equal times.
  await write(
    `insert into removed_people (org_id, user_id, removed_time, restorable_until, permission_ids)
     select org_id, user_id, $2::timestamptz, $3::timestamptz, '{}' from users
     where org_id = $1 and email like '%@large.example'`,
    [new Date(noon).toISOString(), new Date(noon + 86_400_000).toISOString()],
  );
  const removed = await idsOf('/v3/user/removed', 'people');
  expect(removed).toHaveLength(people);
  expect(new Set(removed).size).toBe(people);
});
