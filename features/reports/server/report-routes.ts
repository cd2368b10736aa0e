import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findAdmins } from '#people/server';
import type { Viewer } from '#permissions/contract';
import {
  listReports,
  listRuns,
  removeReport,
  reportContents,
  reportMessages,
  runReport,
  saveReport,
} from '#reports/contract';
import type { Report, ReportFields } from '#reports/contract';
import { nextDue } from '#reports/domain';
import type { WeatherPort } from '#weather/server';
import {
  countLabels,
  deactivateReport,
  findReport,
  findReports,
  lockReport,
  storeReport,
} from './report-store.ts';
import { queueReport } from './report-work.ts';
import { gatherParts } from './run-parts.ts';
import { findRuns } from './run-store.ts';
import { sendRun } from './send-run.ts';

/** Calls of admins about reports. */
export function reportCalls(weather: WeatherPort): Bound<Viewer>[] {
  return [
    bind(listReports, async ({ viewer, database }) => ({
      reports: await database.read(viewer.org_id, findReports),
    })),
    bind(saveReport, save),
    bind(removeReport, remove),
    bind(runReport, (call) => run(call, weather)),
    bind(listRuns, runs),
  ];
}

/** Maximum number of reports of one organisation. */
const mostReports = 50;

async function save({ viewer, body, database, now }: Call<typeof saveReport, Viewer>) {
  const fields = storedFields(body);
  const { report_id, name, enabled } = fields;
  const time = now();
  const next_time = enabled ? new Date(nextDue(fields, time)).toISOString() : null;
  return database.write(viewer, async (tx): Promise<Report> => {
    await refuseUnknown(tx, fields);
    const before = await lockReport(tx, report_id);
    if (before === null && (await findReports(tx)).length >= mostReports) {
      throw new HttpError('INVALID', { message: reportMessages.tooManyReports });
    }
    const times = { next_time, time: new Date(time).toISOString() };
    if (await storeReport(tx, fields, times)) requireRowId('report_id', report_id);
    if (next_time !== null && next_time !== before?.next_time) {
      await queueReport(tx, report_id, next_time);
    }
    const action = before === null ? 'create' : 'change';
    tx.audit({ action, entity: 'report', entity_id: report_id, summary: name });
    return { ...fields, next_time, last_sent_time: before?.last_sent_time ?? null };
  });
}

async function remove({ viewer, params, database }: Call<typeof removeReport, Viewer>) {
  const report_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const { name } = await reportOf(tx, report_id);
    await deactivateReport(tx, report_id);
    tx.audit({ action: 'delete', entity: 'report', entity_id: report_id, summary: name });
  });
  return { report_id };
}

async function run(call: Call<typeof runReport, Viewer>, weather: WeatherPort) {
  const { viewer, params, database, now, log, newId, publicUrl } = call;
  const [run_id, report_id] = [call.body.run_id.toLowerCase(), params.id.toLowerCase()];
  const order = { run_id, due: null, now: now() };
  const warn = (reason: string) => log.warn({ reason }, 'the weather service failed');
  const asked = await database.read(viewer.org_id, (tx) => findReport(tx, report_id));
  if (asked === null) throw new HttpError('NOT_FOUND', { message: reportMessages.notFound });
  const parts = await gatherParts(asked, order, { database, org_id: viewer.org_id, weather, warn });
  await database.write(viewer, async (tx) => {
    const { recipients } = await reportOf(tx, report_id);
    await sendRun(tx, { ...asked, recipients }, { ...order, parts }, { newId, publicUrl });
    const { report_id: entity_id, name: summary } = asked;
    tx.audit({ action: 'send', entity: 'report', entity_id, summary });
  });
  return { run_id };
}

async function runs({ viewer, query, database }: Call<typeof listRuns, Viewer>) {
  const found = await database.read(viewer.org_id, (tx) => findRuns(tx, query.run_id ?? null));
  if (query.run_id !== undefined && found.length === 0) {
    throw new HttpError('NOT_FOUND', { message: reportMessages.notFound });
  }
  return { runs: found };
}

/** @throws HttpError if there is no such report */
async function reportOf(tx: WriteTx, report_id: string): Promise<Report> {
  const found = await lockReport(tx, report_id);
  if (found === null) throw new HttpError('NOT_FOUND', { message: reportMessages.notFound });
  return found;
}

/** @throws HttpError if a label or a recipient does not exist */
async function refuseUnknown(tx: WriteTx, { filter, recipients }: ReportFields): Promise<void> {
  const labels = new Set([...filter.tag_ids, ...filter.job_ids, ...filter.location_ids]);
  if ((await countLabels(tx, [...labels])) < labels.size) {
    throw fieldError('filter', reportMessages.labelUnknown);
  }
  const readers = new Set(
    (await findAdmins(tx)).flatMap(({ user_id, email }) => (email === null ? [] : [user_id])),
  );
  if (recipients.some((user_id) => !readers.has(user_id))) {
    throw fieldError('recipients', reportMessages.noAdmin);
  }
}

/** The same fields with ids as they are stored, and the contents in their order. */
function storedFields({ filter, ...fields }: ReportFields): ReportFields {
  const lower = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];
  const { tag_ids, job_ids, location_ids } = filter;
  return {
    ...{ ...fields, report_id: fields.report_id.toLowerCase() },
    contents: reportContents.filter((each) => fields.contents.includes(each)),
    recipients: lower(fields.recipients),
    filter: { tag_ids: lower(tag_ids), job_ids: lower(job_ids), location_ids: lower(location_ids) },
  };
}
