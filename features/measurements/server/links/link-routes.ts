import { addLink, linkMessages, removeLink } from '#measurements/contract';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Subject, Viewer } from '#permissions/contract';
import { canEditMeasurements, canViewValues } from '#permissions/domain';
import { visibleSubjects } from '../visible-subjects.ts';
import { activeLinkTypes, deactivateLink, findLink, insertLinks } from './link-store.ts';

/** Calls about linked values. */
export const linkCalls: Bound<Viewer>[] = [bind(addLink, add), bind(removeLink, remove)];

async function add({ viewer, body, database, now }: Call<typeof addLink, Viewer>) {
  const link_id = body.link_id.toLowerCase();
  const row = {
    ...{ link_id, value: body.value },
    measurement_id: body.measurement_id.toLowerCase(),
    link_type_id: body.link_type_id.toLowerCase(),
  };
  const created_time = new Date(now()).toISOString();
  let isShown = false;
  const write = database.write(viewer, async (tx) => {
    const subjects = await refuseUnlessEditable(tx, viewer, row.measurement_id);
    isShown = subjects.every((subject) => canViewValues(viewer, subject));
    // A repeated value is accepted, even if its type was deleted since.
    if ((await findLink(tx, link_id)) !== null) return;
    if (!(await activeLinkTypes(tx)).has(row.link_type_id)) {
      throw fieldError('link_type_id', linkMessages.typeUnknown);
    }
    await insertLinks(tx, [row], created_time);
    tx.audit({ action: 'create', entity: 'link', entity_id: link_id });
  });
  await orDuplicate(write, 'link_type_id', linkMessages.twice);
  const stored = await database.read(viewer.org_id, (tx) => findLink(tx, link_id));
  // The id belongs to another test.
  if (stored?.measurement_id !== row.measurement_id) throw linkIsMissing();
  // Somebody who may not see values gets their own back, not one that was stored under the same id.
  return isShown ? stored : { ...stored, value: row.value };
}

async function remove({ viewer, params, database }: Call<typeof removeLink, Viewer>) {
  const link_id = params.link_id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const link = await findLink(tx, link_id);
    if (link === null) throw linkIsMissing();
    await refuseUnlessEditable(tx, viewer, link.measurement_id);
    if (!(await deactivateLink(tx, link_id))) return;
    tx.audit({ action: 'delete', entity: 'link', entity_id: link_id });
  });
  return { link_id };
}

/** @throws HttpError if the viewer does not see the test, or may not change it */
async function refuseUnlessEditable(tx: WriteTx, viewer: Viewer, id: string): Promise<Subject[]> {
  const subjects = await visibleSubjects(tx, viewer, [id]);
  const mayEdit = subjects.every((subject) => canEditMeasurements(viewer, subject));
  if (!mayEdit) throw new HttpError('FORBIDDEN');
  return subjects;
}

function linkIsMissing(): HttpError {
  return new HttpError('NOT_FOUND', { message: linkMessages.notFound });
}
