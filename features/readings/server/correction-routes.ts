import { isPlaced, storedPlace } from '#locations/domain';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canManageTag } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import {
  addCorrection,
  changeCorrection,
  correctionMessages as messages,
  offsetLimits,
} from '#readings/contract';
import { appliedKelvin, siteOffset } from '#readings/domain';
import type { SiteOffset } from '#readings/domain';
import type { Tag } from '#tags/contract';
import {
  findCompared,
  findCorrection,
  findLocation,
  insertCorrection,
  isCorrected,
  lockCorrections,
  storeEnd,
} from './correction-store.ts';

const day = 24 * 3_600_000;

/** The calls that correct the forecast of a location by its readings. */
export const correctionCalls: Bound<Viewer>[] = [
  bind(addCorrection, add),
  bind(changeCorrection, change),
];

async function add({ viewer, body, database, now }: Call<typeof addCorrection, Viewer>) {
  const { location_id, kelvin, days } = body;
  const correction_id = body.correction_id.toLowerCase();
  const time = now();
  await database.write(viewer, async (tx) => {
    const location = await requireLocation(tx, viewer, location_id);
    await lockCorrections(tx, location_id);
    const stored = await findCorrection(tx, correction_id);
    // Sent twice, as its answer was lost.
    if (stored?.location_id === location_id) return;
    if (stored !== null) throw new HttpError('DUPLICATE');
    const created_time = new Date(time).toISOString();
    if (await isCorrected(tx, location_id, created_time)) {
      throw new HttpError('CONFLICT', { message: messages.alreadyOn });
    }
    const offset = await findOffset(tx, { location_id, location, now: time });
    // Nobody adds what the readings do not say.
    if (offset === null || appliedKelvin(offset) !== kelvin) {
      throw new HttpError('CONFLICT', { message: messages.changed });
    }
    const until_time = new Date(time + days * day).toISOString();
    const readings = offset.wbgt.count;
    const added = { correction_id, location_id, kelvin, readings, until_time, created_time };
    await insertCorrection(tx, added);
    const summary = `${kelvin.toFixed(1)} K for ${String(days)} days`;
    tx.audit({ action: 'create', entity: 'site_correction', entity_id: correction_id, summary });
  });
  return await database.read(viewer.org_id, (tx) => requireCorrection(tx, correction_id));
}

async function change({ viewer, body, database, now }: Call<typeof changeCorrection, Viewer>) {
  const { correction_id, is_on } = body;
  await database.write(viewer, async (tx) => {
    const { location_id, until_time } = await requireCorrection(tx, correction_id);
    await requireLocation(tx, viewer, location_id);
    await lockCorrections(tx, location_id);
    const time = new Date(now()).toISOString();
    const { ended_time } = await requireCorrection(tx, correction_id);
    if (is_on && ended_time !== null) {
      if (until_time <= time) throw new HttpError('CONFLICT', { message: messages.over });
      if (await isCorrected(tx, location_id, time)) {
        throw new HttpError('CONFLICT', { message: messages.alreadyOn });
      }
    }
    if (!(await storeEnd(tx, correction_id, is_on ? null : time))) return;
    const summary = is_on ? 'switched on again' : 'switched off';
    tx.audit({ action: 'change', entity: 'site_correction', entity_id: correction_id, summary });
  });
  return await database.read(viewer.org_id, (tx) => requireCorrection(tx, correction_id));
}

async function findOffset(
  tx: Tx,
  {
    location_id,
    location,
    now,
  }: { location_id: string; location: Pick<Tag, 'metadata'>; now: number },
): Promise<SiteOffset | null> {
  const place = storedPlace(location);
  if (!isPlaced(place)) return null;
  const since = new Date(now - offsetLimits.days * day).toISOString();
  return siteOffset(await findCompared(tx, location_id, since), { lon: place.lon, now });
}

/** @throws HttpError unless the location exists, and the viewer may change it */
async function requireLocation(tx: WriteTx, viewer: Viewer, location_id: string) {
  const currentViewer = await lockPermissions(tx, viewer);
  const location = await findLocation(tx, location_id);
  if (location === null) throw fieldError('location_id', messages.locationUnknown, 'NOT_FOUND');
  if (!canManageTag(currentViewer, location_id)) {
    throw new HttpError('FORBIDDEN', { message: messages.notYours });
  }
  return location;
}

async function requireCorrection(tx: Tx, correction_id: string) {
  const found = await findCorrection(tx, correction_id);
  if (found === null) throw new HttpError('NOT_FOUND', { message: messages.unknown });
  return found;
}
