import { isPlaced, storedPlace } from '#locations/domain';
import type { LocationServices } from '#locations/server';
import type { WriteTx } from '#packages/database';
import { truncate } from '#packages/kit';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canManageTag } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { chooseRulePacks, packMessages as messages, suggestRulePacks } from '#rule-packs/contract';
import type { LocationPacks } from '#rule-packs/contract';
import { builtInPacks, suggestedPacks } from '#rule-packs/domain';
import {
  findChoice,
  findLocation,
  isLastChooser,
  lockChoice,
  storeChoice,
} from './location-pack-store.ts';
import { findPacks, lockPacks } from './pack-store.ts';

/** Longest line of the log, in characters. */
const longestSummary = 400;

type Chosen = Pick<LocationPacks, 'rule_pack_ids' | 'industry' | 'radiant_heat'>;

/** Calls about the packs that a location follows. */
export function locationPackCalls({
  geocoder,
}: Pick<LocationServices, 'geocoder'>): Bound<Viewer>[] {
  return [bind(suggestRulePacks, (call) => suggest(call, geocoder)), bind(chooseRulePacks, choose)];
}

async function suggest(
  { viewer, params, database }: Call<typeof suggestRulePacks, Viewer>,
  geocoder: LocationServices['geocoder'],
) {
  const location_id = params.id.toLowerCase();
  const { location, own } = await database.read(viewer.org_id, async (tx) => ({
    location: await findLocation(tx, location_id),
    own: await findPacks(tx),
  }));
  if (location === null) throw unknownLocation();
  requireManager(viewer, location_id);
  const point = storedPlace(location);
  const town = isPlaced(point) ? await geocoder.nearestTown(point) : null;
  if (town === null) return { place: null, rule_pack_ids: [] };
  const place = { town: town.name, country: town.country, state: town.region };
  const found = suggestedPacks([...builtInPacks, ...own], place);
  return { place, rule_pack_ids: found.map(({ rule_pack_id }) => rule_pack_id) };
}

async function choose({
  viewer,
  params,
  body,
  database,
  now,
}: Call<typeof chooseRulePacks, Viewer>) {
  const location_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const location = await findLocation(tx, location_id);
    if (location === null) throw unknownLocation();
    requireManager(currentViewer, location_id);
    await lockChoice(tx, location_id);
    const stored = await findChoice(tx, location_id);
    if (stored !== null && stored.modified_time !== sameMoment(body.modified_time)) {
      // Sent again after a lost answer, it changes nothing.
      const isRepeated = isSameChoice(stored, body);
      if (isRepeated && (await isLastChooser(tx, location_id, viewer.user_id))) return;
      throw new HttpError('CONFLICT', { message: messages.choiceChanged });
    }
    const chosen = await requirePacks(tx, body.rule_pack_ids, new Set(stored?.rule_pack_ids));
    await storeChoice(tx, location_id, body, new Date(now()).toISOString());
    const names = chosen.length === 0 ? 'none' : chosen.join(', ');
    const summary = truncate(`rule packs of ${location.name}: ${names}`, longestSummary);
    tx.audit({ action: 'change', entity: 'location_packs', entity_id: location_id, summary });
  });
  const found = await database.read(viewer.org_id, (tx) => findChoice(tx, location_id));
  if (found === null) throw unknownLocation();
  return found;
}

function isSameChoice(one: Chosen, other: Chosen): boolean {
  return (
    one.industry === other.industry &&
    one.radiant_heat === other.radiant_heat &&
    one.rule_pack_ids.join() === other.rule_pack_ids.join()
  );
}

/**
 * Names of the packs.
 *
 * @throws HttpError unless each pack exists, and each new one is not retired
 */
async function requirePacks(
  tx: WriteTx,
  wanted: readonly string[],
  before: ReadonlySet<string>,
): Promise<string[]> {
  const packs = [...builtInPacks, ...(await lockPacks(tx))];
  return wanted.map((id) => {
    const found = packs.find(({ rule_pack_id }) => rule_pack_id === id);
    if (found === undefined) throw fieldError('rule_pack_ids', messages.packUnknown, 'NOT_FOUND');
    if (found.retired_time !== null && !before.has(id)) {
      throw fieldError('rule_pack_ids', messages.packRetired);
    }
    return found.pack.name;
  });
}

function requireManager(viewer: Viewer, location_id: string): void {
  if (canManageTag(viewer, location_id)) return;
  throw new HttpError('FORBIDDEN', { message: messages.notYours });
}

function sameMoment(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function unknownLocation(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.locationUnknown });
}
