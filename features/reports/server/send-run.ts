import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import type { ServerContext } from '#packages/http/server';
import { findAdmins } from '#people/server';
import type { Report, ReportParts, ReportSummary } from '#reports/contract';
import { mailParagraphs, reportWindow, summaryOf, windowWords } from '#reports/domain';
import { noteSent } from './report-store.ts';
import { insertRun } from './run-store.ts';
import { findPersonValues, findLabelNames, findLabels } from './summary-store.ts';

/** What sending a report needs beside the database. */
export type SendParts = Pick<ServerContext, 'newId' | 'publicUrl'>;

/** A run to be made. */
export interface Order {
  run_id: string;
  /** When it was due; null if it is sent by hand. */
  due: number | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** A run whose figures other than hydration were read before. */
interface GatheredOrder extends Order {
  parts: ReportParts;
}

/**
 * Creates a run, stores it, and mails a link to its recipients, in one transaction and once for
 * each due time. People who are no admins any more get no mail.
 */
export async function sendRun(
  tx: WriteTx,
  report: Report,
  order: GatheredOrder,
  parts: SendParts,
): Promise<void> {
  const kept = await keepRun(tx, report, order);
  if (kept === null) return;
  const url = `${parts.publicUrl}${pathOf(order.run_id)}`;
  const days = windowWords({ ...kept.window, timezone: report.timezone });
  const content = {
    subject: `${report.name}: ${days}`,
    paragraphs: mailParagraphs({
      ...{ contents: report.contents, summary: kept.summary, parts: order.parts, days },
    }),
    action: { label: 'Open the report', url },
  };
  for (const { user_id, email } of kept.readers) {
    if (email === null) continue;
    const mail = { message_id: parts.newId(), user_id, to: email, is_secret: false };
    await sendMail(tx, { ...content, ...mail, created_time: new Date(order.now).toISOString() });
  }
}

/** Creates and stores a run without mailing; null if it exists already. */
export async function keepRun(tx: WriteTx, report: Report, order: GatheredOrder) {
  const { run_id, due, now, parts } = order;
  const { report_id, name, contents, filter, timezone } = report;
  const window = reportWindow(report, due ?? now);
  const summary = contents.includes('hydration') ? await makeSummary(tx, report, window) : null;
  const admins = await findAdmins(tx);
  const readers = admins.filter(({ user_id }) => report.recipients.includes(user_id));
  const labels = [...filter.tag_ids, ...filter.job_ids, ...filter.location_ids];
  const time = new Date(now).toISOString();
  const isNew = await insertRun(tx, {
    ...{ run_id, report_id, name, contents, time, timezone, summary, parts },
    due_time: due === null ? null : new Date(due).toISOString(),
    ...{ from: new Date(window.from).toISOString(), to: new Date(window.to).toISOString() },
    filter_words: await findLabelNames(tx, labels),
    recipients: readers.map(({ user_id }) => user_id),
  });
  if (!isNew) return null;
  await noteSent(tx, report_id, time);
  return { summary, window, readers };
}

async function makeSummary(
  tx: WriteTx,
  { filter, unit, timezone }: Report,
  { from, to }: { from: number; to: number },
): Promise<ReportSummary> {
  const earlier = reportWindow({ unit, timezone }, from);
  const figuresOf = (window: { from: number; to: number }) =>
    findPersonValues(tx, {
      ...{ filter, from: new Date(window.from).toISOString() },
      to: new Date(window.to).toISOString(),
    });
  const people = await figuresOf({ from, to });
  return summaryOf(people, await figuresOf(earlier), await findLabels(tx));
}

function pathOf(run_id: string): string {
  return `/settings/reports?tab=sent&run=${run_id}`;
}
