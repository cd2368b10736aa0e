import { linkLife } from '#access/domain';
import { bindAccess } from '#access/server';
import type { Access } from '#access/server';
import { alertAboutRequest } from '#alerts/server';
import { findOrganisation } from '#organisation/server';
import type { OrganisationMetadata } from '#organisation/contract';
import type { Database, Tx, WriteTx } from '#packages/database';
import { fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from '#weather/server';
import {
  pageLanguages,
  readWorkerPage,
  sendRequest,
  urgentSymptoms,
  workerPageMessages as messages,
} from '#worker-page/contract';
import type { PageLanguage, RequestFields, WorkerPage } from '#worker-page/contract';
import { symptomWords } from '#worker-page/domain';
import { ownAdvice } from './own-advice.ts';
import { findOwnTests } from './own-tests.ts';
import { findOwnWork } from './own-work.ts';
import {
  countAlerts,
  countRequests,
  findOpenAlert,
  findRequest,
  findRequests,
  insertRequest,
  lockRequests,
} from './request-store.ts';
import type { OpenAlert } from './request-store.ts';

/** What the calls need at runtime. */
export interface WorkerPageServices {
  readonly weather: WeatherPort;
  readonly isSmsSent: boolean;
}

const [hour, day] = [3_600_000, 86_400_000];
/** The same request again within this time joins the alert that nobody has answered yet. */
const joinTime = 5 * 60_000;
/** Alerts about a person in an hour, each of which is a message to every supervisor. */
const mostAlerts = 10;
/** Requests of a person in a day, which nobody with symptoms ever needs. */
const mostRequests = 100;

/** Calls of the worker's page. */
export function workerPageCalls(services: WorkerPageServices): Bound<Viewer>[] {
  return [
    bindAccess(readWorkerPage, ({ access, database, now }) =>
      pageOf(database, access, services, now()),
    ),
    bindAccess(sendRequest, (call) => store(call, services.isSmsSent), 'help'),
  ];
}

async function pageOf(
  database: Database,
  { org_id, user_id }: Access,
  { weather }: WorkerPageServices,
  now: number,
): Promise<WorkerPage> {
  const { metadata, tests, work, requests } = await database.read(org_id, async (tx) => ({
    metadata: await allowedPage(tx),
    tests: await findOwnTests(tx, user_id),
    work: await findOwnWork(tx, user_id, now),
    requests: await findRequests(tx, user_id, now - day),
  }));
  return {
    time: new Date(now).toISOString(),
    zone: metadata._timezone ?? 'UTC',
    ...{ status: tests[0] ?? null, history: tests },
    ...(await ownAdvice(weather, work, { org_id, now, warn: () => undefined })),
    requests,
    approved_languages: (metadata._worker_page_languages ?? []).filter(isPageLanguage),
    emergency_number: metadata._emergency_number?.trim() || null,
  };
}

/** Stores a request once, and alerts the supervisors. */
async function store(
  { access: { org_id, user_id }, ...call }: Call<typeof sendRequest, Viewer> & { access: Access },
  isSmsSent: boolean,
) {
  const { body, database, newId, publicUrl } = call;
  const now = call.now();
  const { request_id, kind } = body;
  if (kind === 'symptoms' && body.symptoms.length === 0) {
    throw fieldError('symptoms', messages.symptomsMissing);
  }
  const fields = {
    ...body,
    symptoms: kind === 'break' ? [] : [...new Set(body.symptoms)],
    note: body.note.trim(),
    made_time: new Date(timeOf(body, now)).toISOString(),
  };
  return await database.write({ org_id, actor_user_id: user_id }, async (tx) => {
    await allowedPage(tx);
    await lockRequests(tx, user_id);
    const earlier = await findRequest(tx, request_id);
    if (earlier !== null) {
      if (earlier.user_id !== user_id) throw new HttpError('DUPLICATE');
      return { request_id, recipients: earlier.recipients };
    }
    if ((await countRequests(tx, user_id, now - day)) >= mostRequests) {
      throw new HttpError('TOO_MANY', { message: messages.tooMany });
    }
    const { tag_ids } = await findOwnWork(tx, user_id, now);
    const alert =
      (await findAlertToJoin(tx, user_id, fields, now)) ??
      (await alertAboutRequest(
        tx,
        {
          reason: kind === 'break' ? 'break_request' : 'symptoms',
          person: { user_id, tag_ids },
          symptoms: fields.symptoms.map((symptom) => symptomWords[symptom]),
          note: fields.note,
          isEmergency: fields.symptoms.some((symptom) => urgentSymptoms.includes(symptom)),
          time: Date.parse(fields.made_time),
        },
        { now, newId, publicUrl, isSmsSent },
      ));
    await insertRequest(tx, fields, { user_id, now, alert });
    // Without symptoms and note: the log is for other readers.
    tx.audit({ action: 'create', entity: 'worker_request', entity_id: request_id, summary: kind });
    return { request_id, recipients: alert?.recipients ?? 0 };
  });
}

/**
 * When the button was pressed, in milliseconds since 1970: at most now. A time from before any link
 * that still works is that of a wrong clock, and is replaced.
 */
function timeOf({ made_time }: Pick<RequestFields, 'made_time'>, now: number): number {
  const made = Date.parse(made_time);
  return made < now - linkLife ? now : Math.min(made, now);
}

/**
 * The alert that a request joins; null for a new one. Somebody who asks very often would otherwise
 * flood the supervisors by other words: only other urgent symptoms are then a new alert.
 */
async function findAlertToJoin(
  tx: WriteTx,
  user_id: string,
  fields: RequestFields,
  now: number,
): Promise<OpenAlert | null> {
  const isOften = (await countAlerts(tx, user_id, now - hour)) >= mostAlerts;
  if (!isOften) return await findOpenAlert(tx, user_id, fields, now - joinTime);
  const symptoms = fields.symptoms.filter((symptom) => urgentSymptoms.includes(symptom));
  return await findOpenAlert(tx, user_id, { ...fields, symptoms, note: '' }, now - hour);
}

/** @throws HttpError NOT_FOUND if the organisation does not allow the page */
async function allowedPage(tx: Tx): Promise<OrganisationMetadata> {
  const metadata = (await findOrganisation(tx))?.metadata ?? {};
  if (metadata._worker_page === true) return metadata;
  throw new HttpError('NOT_FOUND', { message: messages.switchedOff });
}

function isPageLanguage(code: string): code is PageLanguage {
  return pageLanguages.some((language) => language === code);
}
