import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { heatIndex } from '#heat/domain';
import { openWeather, simulatedService } from '#weather/server';
import { reportWork } from './index.ts';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

interface ReportAnswer {
  report_id: string;
  next_time: string | null;
  last_sent_time: string | null;
}
interface Run {
  run_id: string;
  from: string;
  to: string;
  recipients: unknown[];
  parts: Record<string, object> | null;
  summary: { people: number; tested: number; tests: number; counts: Record<string, number> } | null;
}

const reportOf = (more: object = {}) => ({
  ...{ report_id: newId(), name: 'Monday report', contents: ['hydration'], filter: {} },
  ...{ unit: 'day', hour: 6, timezone: 'Australia/Perth', enabled: true },
  ...{ recipients: [fixture.acme.id('admin')] },
  ...more,
});
const save = (report: object, token = admin) =>
  fixture.app.call('POST', '/v3/report', report, token);
const list = async () => {
  const { body } = await fixture.app.call('GET', '/v3/report', undefined, admin);
  return body.data['reports'] as unknown as ReportAnswer[];
};
const runs = async (query = '') => {
  const { body } = await fixture.app.call('GET', `/v3/report/run${query}`, undefined, admin);
  return body.data['runs'] as unknown as Run[];
};
const run = (report_id: string, run_id: string) =>
  fixture.app.call('POST', `/v3/report/${report_id}/run`, { run_id }, admin);
const inAcme = async <Row extends object>(sql: string, values: unknown[] = []) =>
  fixture.database.read(fixture.acme.org_id, async (tx) => (await tx.query<Row>(sql, values)).rows);
const emails = () =>
  inAcme<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from outbox where org_id = $1 order by created_time',
    [fixture.acme.org_id],
  );
const queued = async (report_id: string) => {
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query<{ data: { due_time: string } }>(
      `select data from pgboss.job where name = 'send-report' and data->>'report_id' = $1
       order by start_after`,
      [report_id],
    ),
  );
  return rows.map(({ data }) => data.due_time);
};
/** A process that sends reports, at a time. */
const processAt = (time: number) => {
  const weather = openWeather({ service: simulatedService, heatIndexOf: heatIndex });
  const parts = { now: () => time, newId, publicUrl: 'https://heat.example', weather };
  const work = reportWork({ database: fixture.database, ...parts });
  return (report_id: string, due_time: string) =>
    work.run({ org_id: fixture.acme.org_id, report_id, due_time }, { number: 1, isLast: false });
};

test('an invalid report is rejected with a message at its field', async () => {
  const worker = fixture.acme.id('worker_day');
  const refused = [
    [{ name: ' ' }, 'name'],
    [{ hour: 24 }, 'hour'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ recipients: [] }, 'recipients'],
    // Nobody else could open it.
    [{ recipients: [worker] }, 'recipients'],
    [{ recipients: [fixture.other.id('admin')] }, 'recipients'],
    [{ filter: { tag_ids: [newId()] } }, 'filter'],
    [{ contents: ['weather'] }, 'contents.0', 'Unknown contents'],
    [{ contents: [] }, 'contents', 'Select at least one of the contents'],
    [{ contents: Array(5).fill('alerts') }, 'contents', 'Select each of the contents only once'],
    [{ contents: 'alerts' }, 'contents'],
  ] as const;
  for (const [more, field, message] of refused) {
    const { status, body } = await save(reportOf(more));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (message !== undefined) expect(body.errors[field]).toBe(message);
  }
  expect(await list()).toEqual([]);
});

test('a report has its next time; switched off or deleted it is not sent any more', async () => {
  const report = reportOf();
  expect((await save(report)).status).toBe(200);
  await save(report);
  const due = '2026-11-20T22:00:00.000Z';
  expect(await list()).toMatchObject([{ ...report, next_time: due, last_sent_time: null }]);
  // Saved twice it is scheduled once.
  expect(await queued(report.report_id)).toEqual([due]);
  await save({ ...report, enabled: false });
  expect(await list()).toMatchObject([{ enabled: false, next_time: null }]);
  await processAt(Date.parse(due))(report.report_id, due);
  expect(await runs()).toEqual([]);
  await save(report);
  expect(
    (await fixture.app.call('DELETE', `/v3/report/${report.report_id}`, undefined, admin)).status,
  ).toBe(200);
  await processAt(Date.parse(due))(report.report_id, due);
  expect([await list(), await runs(), await emails()]).toEqual([[], [], []]);
});

test('of several processes one sends it at its time, stores it, and schedules the next', async () => {
  const contents = ['hydration', 'heat_risk', 'compliance', 'alerts'];
  const report = reportOf({ contents });
  await save(report);
  const due = '2026-11-20T22:00:00.000Z';
  const time = Date.parse(due) + 1500;
  await Promise.all([1, 2, 3].map(() => processAt(time)(report.report_id, due)));
  const [sent, ...others] = await runs();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    ...{ from: '2026-11-19T16:00:00.000Z', to: '2026-11-20T16:00:00.000Z', summary: null },
    recipients: [{}],
  });
  const [whole] = await runs(`?run_id=${sent?.run_id ?? ''}`);
  expect(whole?.parts).toMatchObject({
    ...{ heat_risk: { from: '2026-11-19' }, compliance: { to: '2026-11-19' } },
    alerts: { timezone: 'UTC' },
  });
  expect((await emails()).map(({ recipient }) => recipient)).toEqual([
    fixture.acme.emailOf('admin'),
  ]);
  const next = '2026-11-21T22:00:00.000Z';
  expect(await list()).toMatchObject([
    { next_time: next, last_sent_time: new Date(time).toISOString() },
  ]);
  expect((await queued(report.report_id)).filter((each) => each === next)).toEqual([next]);

  // A time missed while no server ran is sent once, and the next time is in the future.
  await processAt(Date.parse(next) + 5 * 86_400_000)(report.report_id, next);
  expect(await runs()).toHaveLength(2);
  expect(await list()).toMatchObject([{ next_time: '2026-11-27T22:00:00.000Z' }]);
  await fixture.app.call('DELETE', `/v3/report/${report.report_id}`, undefined, admin);
});

test('it contains numbers of people; the email has the number of results, and no health data', async () => {
  const values = [40, 120, 400];
  await storeMeasurements(
    fixture.database,
    fixture.acme.org_id,
    values.map((value, nth) =>
      measurementOf(fixture.acme.id('worker_day'), {
        ...{ value, created_time: new Date(noon - 86_400_000 + nth * 1000).toISOString() },
        valid: value < 200,
      }),
    ),
  );
  const report = reportOf({ enabled: false });
  await save(report);
  const run_id = newId();
  await run(report.report_id, run_id);
  await run(report.report_id, run_id);
  const [answer] = await runs(`?run_id=${run_id}`);
  // The newest valid test of the previous day counts, not the invalid one after it.
  expect(answer?.summary).toMatchObject({
    tested: 1,
    tests: 2,
    counts: { moderate: 1, invalid: 0 },
  });
  expect(answer?.summary?.people).toBeGreaterThan(1);
  const mails = (await emails()).filter(({ text }) => text.includes(run_id));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Monday report: 19 Nov 2026');
  expect(mails[0]?.text).toContain(`https://heat.example/settings/reports?tab=sent&run=${run_id}`);
  expect(mails[0]?.text).toContain('1 of them tested, 2 valid tests');
  // The id in the address may contain any digits.
  const words = mails[0]?.text.replaceAll(/https:\S+/g, '');
  expect(words).not.toMatch(/hydrated|moderate|severe|120/i);
  const { status } = await fixture.app.call(
    'GET',
    `/v3/report/run?run_id=${newId()}`,
    undefined,
    admin,
  );
  expect(status).toBe(404);
});

test('an organisation that is being closed sends nothing', async () => {
  const report = reportOf();
  await save(report);
  const [count, due] = [(await runs()).length, '2026-11-20T22:00:00.000Z'];
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update organisations set closes_time = '2026-12-20' where org_id = $1", [tx.org_id]),
  );
  await processAt(Date.parse(due))(report.report_id, due);
  expect(await runs()).toHaveLength(count);
});
