import {
  assessmentMessages as messages,
  listAssessments,
  removeAssessment,
  saveAssessment,
} from '#assessments/contract';
import { assess } from '#assessments/domain';
import { riskLevelNames } from '#heat/contract';
import { bind, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { deactivateAssessment, findAssessments, storeAssessment } from './assessment-store.ts';

/** Calls of admins about assessments. */
export const assessmentCalls: Bound<Viewer>[] = [
  bind(listAssessments, list),
  bind(saveAssessment, save),
  bind(removeAssessment, remove),
];

async function list({ viewer, params, query, database }: Call<typeof listAssessments, Viewer>) {
  const assessments = await database.read(viewer.org_id, (tx) =>
    findAssessments(tx, { ...params, ...query }),
  );
  if (query.assessment_id !== undefined && assessments.length === 0) throw notFound();
  return { assessments };
}

async function save({ viewer, params, body, database, now }: Call<typeof saveAssessment, Viewer>) {
  const assessment_id = body.assessment_id.toLowerCase();
  const result = assess(body.answers);
  await database.write(viewer, async (tx) => {
    const isNew = await storeAssessment(tx, {
      ...{ ...body, ...params, assessment_id, result, user_id: viewer.user_id },
      created_time: new Date(now()).toISOString(),
    });
    if (isNew) requireRowId('assessment_id', assessment_id);
    const level = result.level === null ? messages.notRated : riskLevelNames[result.level];
    const summary = `${body.name}: ${level} (${String(result.risk)})`;
    tx.audit({ action: 'create', entity: 'assessment', entity_id: assessment_id, summary });
  });
  return { assessment_id };
}

async function remove({ viewer, params, database }: Call<typeof removeAssessment, Viewer>) {
  const assessment_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const name = await deactivateAssessment(tx, { kind: params.kind, assessment_id });
    if (name === null) throw notFound();
    const entity_id = assessment_id;
    tx.audit({ action: 'delete', entity: 'assessment', entity_id, summary: name });
  });
  return { assessment_id };
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}
