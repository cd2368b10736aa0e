import { bind, fieldError, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import {
  changeProgramme,
  finishProgramme,
  programmeMessages as messages,
  readProgramme,
  readProgrammeCheck,
  removeProgrammeCheck,
} from '#programme/contract';
import { resultOf } from '#programme/domain';
import { findFacts } from './programme-facts.ts';
import {
  deactivateCheck,
  findActivePeople,
  findCheck,
  findCheckBefore,
  findChecks,
  findItems,
  findSameCheck,
  insertCheck,
  lockProgramme,
  restoreCheck,
  storeItem,
} from './programme-store.ts';

/** The same answers finished twice by one person within so many milliseconds are one check. */
const sameWithin = 60_000;

/** Calls of admins about the programme self-check. */
export const programmeCalls: Bound<Viewer>[] = [
  bind(readProgramme, read),
  bind(changeProgramme, change),
  bind(finishProgramme, finish),
  bind(readProgrammeCheck, readCheck),
  bind(removeProgrammeCheck, remove),
];

async function read({ viewer, database, now }: Call<typeof readProgramme, Viewer>) {
  return database.read(viewer.org_id, async (tx) => ({
    ...(await findItems(tx)),
    facts: await findFacts(tx, now()),
    checks: await findChecks(tx),
  }));
}

async function change({ viewer, body, database, now }: Call<typeof changeProgramme, Viewer>) {
  return database.write(viewer, async (tx) => {
    await lockProgramme(tx);
    const owners = body.items.flatMap(({ owner_user_id }) => owner_user_id ?? []);
    const known = await findActivePeople(tx, [...new Set(owners)]);
    for (const [nth, { owner_user_id }] of body.items.entries()) {
      if (owner_user_id == null || known.has(owner_user_id)) continue;
      throw fieldError(`items.${String(nth)}.owner_user_id`, messages.personUnknown);
    }
    const { changed_time: before } = await findItems(tx);
    // Later than every change before, so that a conflict is noticed within a millisecond.
    const last = before === null ? 0 : Date.parse(before);
    const time = new Date(Math.max(now(), last + 1)).toISOString();
    for (const item of body.items) await storeItem(tx, item, { user_id: viewer.user_id, time });
    tx.audit({
      ...{ action: 'change', entity: 'programme_check', entity_id: tx.org_id },
      summary: body.items.map(({ item_id }) => item_id).join(', '),
    });
    return { changed_time: time };
  });
}

async function finish({ viewer, body, database, now }: Call<typeof finishProgramme, Viewer>) {
  const check_id = body.check_id.toLowerCase();
  const time = now();
  return database.write(viewer, async (tx) => {
    await lockProgramme(tx);
    if (await restoreCheck(tx, check_id)) return { check_id };
    requireRowId('check_id', check_id);
    const { items, changed_time } = await findItems(tx);
    if (body.changed_time !== null && body.changed_time !== changed_time) {
      throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
    }
    const result = resultOf(items);
    if (result.unanswered > 0) throw new HttpError('INVALID', { message: messages.notComplete });
    const finished_by = viewer.user_id;
    const since = new Date(time - sameWithin).toISOString();
    const same = await findSameCheck(tx, { items, finished_by, since });
    if (same !== null) return { check_id: same };
    const facts = await findFacts(tx, time);
    await insertCheck(tx, {
      ...{ check_id, items, facts, result, finished_by },
      finished_time: new Date(time).toISOString(),
    });
    const percent = result.percent === null ? '' : `${String(result.percent)} %, `;
    const summary = `${percent}${String(result.gaps)} gaps`;
    tx.audit({ action: 'create', entity: 'programme_check', entity_id: check_id, summary });
    return { check_id };
  });
}

async function readCheck({ viewer, params, database }: Call<typeof readProgrammeCheck, Viewer>) {
  return database.read(viewer.org_id, async (tx) => {
    const check = await findCheck(tx, params.id.toLowerCase());
    if (check === null) throw notFound();
    return { ...check, before: await findCheckBefore(tx, check) };
  });
}

async function remove({ viewer, params, database }: Call<typeof removeProgrammeCheck, Viewer>) {
  const check_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const time = await deactivateCheck(tx, check_id);
    if (time === null) throw notFound();
    const entity_id = check_id;
    tx.audit({ action: 'delete', entity: 'programme_check', entity_id, summary: time });
  });
  return { check_id };
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}
