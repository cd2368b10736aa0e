import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  makeOrganisation,
  newId,
  randomHistory,
  signInTo,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { ComplianceFigures } from '#compliance/contract';
import type { ReportRun } from '#reports/contract';
import type { SeasonFigures, SeasonHours } from '#season-report/contract';

const histories = 8;
const contents = ['hydration', 'heat_risk', 'compliance', 'alerts'];

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

async function answer<Data>(path: string, token: string): Promise<Data> {
  const { status, body } = await fixture.app.call('GET', path, undefined, token);
  expect([path, status]).toEqual([path, 200]);
  return body.data as unknown as Data;
}

/** Saves a report, sends it now, and reads what was sent. */
async function sentRun(token: string, fields: object): Promise<ReportRun> {
  const report = {
    ...{ report_id: newId(), name: 'Review', contents, filter: {}, unit: 'week', hour: 6 },
    ...{ timezone: 'Pacific/Auckland', enabled: false, ...fields },
  };
  const saved = await fixture.app.call('POST', '/v3/report', report, token);
  expect(saved.status).toBe(200);
  const run_id = newId();
  const path = `/v3/report/${report.report_id}/run`;
  expect((await fixture.app.call('POST', path, { run_id }, token)).status).toBe(200);
  const { runs } = await answer<{ runs: ReportRun[] }>(`/v3/report/run?run_id=${run_id}`, token);
  const [run] = runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

test('[SET-03] the figures of a run are those of the compliance and season screens', async () => {
  const seen = { tests: 0, alerts: 0, hours: 0, filtered: 0, zones: 0 };
  for (let seed = 0; seed < histories; seed += 1) {
    const { write, now } = randomHistory(seed);
    const { org_id, id, emailOf } = await makeOrganisation(
      fixture.database,
      `parts-${String(seed)}`,
    );
    await fixture.database.write({ org_id, actor_user_id: null }, write);
    fixture.clock.now = now;
    const token = await signInTo(fixture.app, emailOf('admin'));
    const recipients = [id('admin')];
    const unit = seed % 2 === 0 ? 'month' : 'week';

    const whole = await sentRun(token, { recipients, unit });
    const { compliance } = whole.parts ?? {};
    if (compliance === undefined) throw new Error('no compliance');
    const days = `from=${compliance.from}&to=${compliance.to}`;
    const screen = await answer<ComplianceFigures>(`/v3/assessment/compliance?${days}`, token);
    expect(compliance, `seed ${String(seed)}`).toEqual(screen);
    if (screen.timezone !== whole.timezone) seen.zones += 1;
    if (screen.organisation.tests.of > 0) seen.tests += 1;

    const [jobs, locations] = [screen.jobs, screen.locations];
    const filters = [
      { filter: {}, query: '', group: screen.organisation },
      ...jobs.map((group) => ({
        ...{ filter: { job_ids: [group.tag_id] }, query: `&job_id=${group.tag_id}`, group },
      })),
      ...locations.map((group) => ({
        filter: { location_ids: [group.tag_id] },
        ...{ query: `&location_id=${group.tag_id}`, group },
      })),
      ...jobs.slice(0, 1).flatMap(({ tag_id: job_id }) =>
        locations.slice(0, 1).map(({ tag_id: location_id }) => ({
          filter: { job_ids: [job_id], location_ids: [location_id] },
          ...{ query: `&job_id=${job_id}&location_id=${location_id}`, group: null },
        })),
      ),
    ];
    for (const { filter, query, group } of filters) {
      const { parts } = await sentRun(token, { recipients, unit, filter });
      const season = await answer<SeasonFigures>(`/v3/season-report?${days}${query}`, token);
      const hours = await answer<SeasonHours>(`/v3/season-report/hours?${days}${query}`, token);
      const { weeks: _, ...known } = hours;
      const label = `seed ${String(seed)} ${query}`;
      expect(parts?.heat_risk, label).toEqual({ ...known, timezone: screen.timezone });
      expect(parts?.alerts, label).toMatchObject({
        ...{ alerts: season.alerts, median_minutes: season.answer_minutes },
      });
      expect(parts?.compliance?.organisation, label).toMatchObject({
        ...{ people: season.people, tests: season.tests, retests: season.retests },
      });
      if (group !== null) {
        const { people, tests, never_tested, retests, actions, alerts, courses } = group;
        const { median_minutes, rules, score } = group;
        expect(parts?.compliance?.organisation, label).toMatchObject({
          ...{ people, tests, never_tested, retests, actions, alerts, courses },
          ...{ median_minutes, rules, score },
        });
      }
      if (season.alerts.of > 0) seen.alerts += 1;
      if (hours.total > 0) seen.hours += 1;
      if (query !== '' && season.people > 0) seen.filtered += 1;
    }
  }
  for (const [what, count] of Object.entries(seen)) {
    expect([what, count > 3]).toEqual([what, true]);
  }
});

test('a run has the chosen contents only, in their order, and only admins read it', async () => {
  const { acme, app, other } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const recipients = [acme.id('admin')];
  const hydration = await sentRun(admin, { recipients, contents: ['hydration'] });
  expect([hydration.contents, hydration.parts]).toEqual([['hydration'], {}]);
  expect(hydration.summary).not.toBeNull();
  const run = await sentRun(admin, { recipients, contents: ['alerts', 'compliance', 'alerts'] });
  expect(run).toMatchObject({ contents: ['compliance', 'alerts'], summary: null });
  expect(Object.keys(run.parts ?? {}).toSorted()).toEqual(['alerts', 'compliance']);
  // The list has no figures.
  const { runs } = await answer<{ runs: ReportRun[] }>('/v3/report/run', admin);
  expect(runs.every(({ parts, summary }) => parts === null && summary === null)).toBe(true);

  const path = `/v3/report/run?run_id=${run.run_id}`;
  const statusFor = async (email: string) =>
    (await app.call('GET', path, undefined, await signInTo(app, email))).status;
  expect(await statusFor(acme.emailOf('manager_all'))).toBe(403);
  expect(await statusFor(acme.emailOf('worker_day'))).toBe(403);
  expect(await statusFor(other.emailOf('admin'))).toBe(404);
});

test('the email has totals of each content, but no names', async () => {
  const { acme, app, database } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const run = await sentRun(admin, { recipients: [acme.id('admin')] });
  const { rows } = await database.read(acme.org_id, (tx) =>
    tx.query<{ text: string }>(
      `select text from outbox where org_id = $1 and text like '%' || $2 || '%'`,
      [acme.org_id, run.run_id],
    ),
  );
  expect(rows).toHaveLength(1);
  const text = rows[0]?.text ?? '';
  for (const line of [
    /Hydration summary: \d+ people, /,
    /Heat risk.*: No hours on shift\./,
    /Compliance.*: (?:No data|Score \d+ %)\./,
    /Alerts.*: No alerts\./,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toMatch(/worker_day|mate_day|moderate|severe/);
});
