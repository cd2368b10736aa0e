import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { ReportFields } from '#reports/contract';
import { nextDue } from '#reports/domain';
import { storeReport } from './report-store.ts';
import { queueReport } from './report-work.ts';
import { keepRun } from './send-run.ts';

const day = 24 * 3_600_000;
/** Days of past runs in the demo. */
const sentBefore = 5;

/** Adds the daily report, and runs of the last days; no email is sent for the past. */
export async function addDemoReports(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now } = site;
  const report = reportOf(site);
  const next_time = new Date(nextDue(report, now)).toISOString();
  await storeReport(tx, report, { next_time, time: new Date(now).toISOString() });
  for (let back = sentBefore; back > 0; back -= 1) {
    const due = nextDue(report, now - back * day);
    const run_id = site.idOf('report run', due);
    const order = { run_id, due, now: due, parts: {} };
    await keepRun(tx, { ...report, next_time, last_sent_time: null }, order);
  }
  await queueReport(tx, report.report_id, next_time);
}

function reportOf({ idOf, ownerId, zone }: DemoSite): ReportFields {
  return {
    report_id: idOf('report'),
    name: 'Yesterday on site',
    contents: ['hydration'],
    filter: { tag_ids: [], job_ids: [], location_ids: [] },
    unit: 'day',
    hour: 5,
    timezone: zone,
    recipients: [ownerId],
    enabled: true,
  };
}
