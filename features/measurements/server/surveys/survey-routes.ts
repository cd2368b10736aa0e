import {
  answersPage,
  listSurveys,
  mostSurveyBytes,
  removeSurvey,
  saveSurvey,
  surveyAnswersOf,
  surveyMessages,
} from '#measurements/contract';
import type { Survey } from '#measurements/contract';
import { defaultSurvey } from '#measurements/domain';
import type { Tx } from '#packages/database';
import { bind, fieldError, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import {
  countAnswers,
  deactivateSurvey,
  findAnswered,
  findSurveys,
  storeSurvey,
  surveyBytes,
} from './survey-store.ts';

/** Calls about surveys and their answers. */
export const surveyCalls: Bound<Viewer>[] = [
  bind(listSurveys, list),
  bind(saveSurvey, save),
  bind(removeSurvey, remove),
  bind(surveyAnswersOf, answers),
];

async function list({ viewer, database }: Call<typeof listSurveys, Viewer>) {
  const surveys = await database.read(viewer.org_id, (tx) => surveysOf(tx, isAdmin(viewer)));
  if (isAdmin(viewer)) return { surveys };
  const asked = surveys.filter(({ published }) => published !== null);
  // Drafts are only for admins.
  return { surveys: asked.map((each) => ({ ...each, questions: each.published ?? [] })) };
}

async function save({ viewer, body, database, now }: Call<typeof saveSurvey, Viewer>) {
  const fields = { ...body, survey_id: body.survey_id.toLowerCase() };
  const { survey_id, name, publish } = fields;
  const time = new Date(now()).toISOString();
  await database.write(viewer, async (tx) => {
    const before = await surveyBytes(tx);
    if (await storeSurvey(tx, fields, time)) requireRowId('survey_id', survey_id);
    refuseGrowth(before, await surveyBytes(tx));
    const action = publish ? 'publish' : 'change';
    tx.audit({ action, entity: 'survey', entity_id: survey_id, summary: name });
  });
  return database.read(viewer.org_id, (tx) => surveyOf(tx, survey_id));
}

/**
 * The list of surveys is sent completely, so their total size has a limit. Surveys above the limit
 * from earlier versions can be changed, but not grow.
 *
 * @throws HttpError INVALID
 */
function refuseGrowth(before: number, after: number): void {
  if (after <= mostSurveyBytes || after <= before) return;
  throw fieldError('questions', surveyMessages.allTooLarge);
}

async function remove({ viewer, params, database, now }: Call<typeof removeSurvey, Viewer>) {
  const survey_id = params.id.toLowerCase();
  const time = new Date(now()).toISOString();
  await database.write(viewer, async (tx) => {
    const found = await surveyOf(tx, survey_id);
    // Only a survey that was saved can be marked as deleted.
    if (found.changed_time === null) await storeSurvey(tx, { ...found, publish: false }, time);
    await deactivateSurvey(tx, survey_id, time);
    tx.audit({ action: 'delete', entity: 'survey', entity_id: survey_id, summary: found.name });
  });
  return { survey_id };
}

async function answers({ viewer, params, query, database }: Call<typeof surveyAnswersOf, Viewer>) {
  const survey_id = params.id.toLowerCase();
  const [time, id] = query.cursor?.split('_') ?? [];
  const after = time === undefined || id === undefined ? null : { time, id };
  return database.read(viewer.org_id, async (tx) => {
    await surveyOf(tx, survey_id);
    const page = { after, most: answersPage };
    const { rows: tests, isMore } = await findAnswered(tx, survey_id, page);
    const last = isMore ? tests.at(-1) : undefined;
    const next_cursor = last === undefined ? null : `${last.created_time}_${last.measurement_id}`;
    return { tests, next_cursor };
  });
}

/** The surveys that are not deleted, including the initial one until it is saved or deleted. */
async function surveysOf(tx: Tx, isCounted: boolean): Promise<Survey[]> {
  const rows = await findSurveys(tx, defaultSurvey.survey_id);
  const counts = isCounted ? await countAnswers(tx) : new Map<string, number>();
  const stored = rows.flatMap(({ active, ...row }) =>
    active ? [{ ...row, answers: counts.get(row.survey_id) ?? 0 }] : [],
  );
  const isTouched = rows.some(({ survey_id }) => survey_id === defaultSurvey.survey_id);
  return isTouched ? stored : [defaultSurvey, ...stored];
}

/** @throws HttpError if there is no such survey */
async function surveyOf(tx: Tx, survey_id: string): Promise<Survey> {
  const found = (await surveysOf(tx, true)).find((each) => each.survey_id === survey_id);
  if (found === undefined) throw new HttpError('NOT_FOUND', { message: surveyMessages.notFound });
  return found;
}
