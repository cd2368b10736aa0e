import { z } from 'zod';
import type { Database, WriteTx } from '#packages/database';
import type { Clock } from '#packages/kit';
import { queueTask, taskKind, taskWork } from '#packages/tasks/server';
import type { TaskWork } from '#packages/tasks/server';
import type { Report } from '#reports/contract';
import { nextDue } from '#reports/domain';
import type { WeatherPort } from '#weather/server';
import { findReport, isOpenOrganisation, lockReport, updateNextTime } from './report-store.ts';
import { gatherParts } from './run-parts.ts';
import { sendRun } from './send-run.ts';
import type { SendParts } from './send-run.ts';

/** Task that sends a report; its data contains the due time. */
export const sendReport = taskKind({
  name: 'send-report',
  data: z.object({ org_id: z.guid(), report_id: z.guid(), due_time: z.string() }),
  tries: 12,
  pause: 60,
  timeout: 300,
});

/** Queues the sending of a report at its time. */
export async function queueReport(tx: WriteTx, report_id: string, due_time: string): Promise<void> {
  const task = { org_id: tx.org_id, report_id, due_time };
  await queueTask(tx, sendReport, task, { after: new Date(due_time) });
}

interface ReportWorkOptions extends SendParts {
  database: Database;
  now: Clock;
  weather: WeatherPort;
}

/**
 * Sends reports. One transaction sends the report, stores the run and queues the next time, so that
 * only one of several processes and tries does it. Times missed while no server ran are sent once.
 * If a report was changed or switched off, it has another time, and the task does nothing. While
 * the organisation is being closed nothing is sent. Figures other than hydration are read before the
 * transaction, because past weather comes from another service.
 */
export function reportWork(options: ReportWorkOptions): TaskWork {
  const { database, now, newId, publicUrl, weather } = options;
  return taskWork({
    kind: sendReport,
    async run({ org_id, report_id, due_time }) {
      const isDue = (report: Report | null) =>
        report?.enabled === true && report.next_time === due_time;
      const [time, due] = [now(), Date.parse(due_time)];
      const asked = await database.read(org_id, (tx) => findReport(tx, report_id));
      if (asked === null || !isDue(asked)) return;
      const order = { run_id: newId(), due, now: time };
      // A failed weather service leaves hours that are not known; /settings/services shows it.
      const sources = { database, org_id, weather, warn: () => undefined };
      const parts = await gatherParts(asked, order, sources);
      await database.write({ org_id, actor_user_id: null }, async (tx) => {
        const report = await lockReport(tx, report_id);
        if (report === null || !isDue(report)) return;
        const next_time = new Date(nextDue(report, Math.max(time, due))).toISOString();
        await updateNextTime(tx, report_id, next_time);
        await queueReport(tx, report_id, next_time);
        if (!(await isOpenOrganisation(tx))) return;
        const { recipients } = report;
        await sendRun(tx, { ...asked, recipients }, { ...order, parts }, { newId, publicUrl });
      });
    },
  });
}
