import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

const all = ['hydration', 'heat_risk', 'compliance', 'alerts'];

/** The calls about reports and sent runs. */
export const recipes: Recipes = {
  'report.list: the reports of the organisation': () => ({}),
  'report.save: a new report': ({ self }) => ({
    body: {
      ...{ report_id: newId(), name: newId(), contents: all, filter: {} },
      ...{ unit: 'week', hour: 6, timezone: 'UTC', enabled: true },
      recipients: [self?.user_id ?? newId()],
    },
  }),
  "report.remove: a report of the person's organisation": async (cell) => ({
    path: `/v3/report/${await freshReport(cell)}`,
  }),
  "report.run: a report of the person's organisation": async (cell) => ({
    path: `/v3/report/${await freshReport(cell)}/run`,
    body: { run_id: newId() },
  }),
  'report.runs: what was sent': () => ({}),
  "report.runs: what was sent in the person's organisation": async (cell) => ({
    path: `/v3/report/run?run_id=${await freshRun(cell)}`,
  }),
};

/** A report of the organisation of the subject, without recipients. */
async function freshReport({ fixture, target: { org_id } }: Cell): Promise<string> {
  const report_id = newId();
  const filter = { tag_ids: [], job_ids: [], location_ids: [] };
  await fixture.owner.query(
    `insert into reports (org_id, report_id, name, contents, filter, unit, hour, timezone,
       recipients, enabled, created_time, changed_time)
     values ($1, $2, $3, $5, $4, 'week', 6, 'UTC', '{}', false, now(), now())`,
    [org_id, report_id, newId(), JSON.stringify(filter), all],
  );
  return report_id;
}

/** A sent run of a report of that organisation. */
async function freshRun(cell: Cell): Promise<string> {
  const run_id = newId();
  const none = { hydrated: 0, mild: 0, moderate: 0, severe: 0, invalid: 0, not_tested: 0 };
  const summary = { people: 0, tested: 0, tests: 0, counts: none, before: none, labels: [] };
  await cell.fixture.owner.query(
    `insert into report_runs (org_id, run_id, report_id, name, time, from_time, to_time, timezone,
       filter_words, recipients, summary)
     values ($1, $2, $3, $4, now(), now(), now(), 'UTC', '{}', '{}', $5)`,
    [cell.target.org_id, run_id, await freshReport(cell), newId(), JSON.stringify(summary)],
  );
  return run_id;
}
