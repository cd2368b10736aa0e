import { highTrigger, isNewToHeat, workKinds, currentShifts } from '#breaks/domain';
import type { PlannedPerson, TakenBreak } from '#breaks/domain';
import { recordField } from '#acclimatisation/contract';
import { factorsOf } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { isSwitchedOn } from '#organisation/domain';
import { findOrganisation } from '#organisation/server';
import type { Tx } from '#packages/database';
import { findSchedules } from '#rosters/server';
import type { Schedules } from '#rosters/server';
import type { SitePacks } from '#rule-packs/domain';
import { findSiteMeasures } from '#readings/server';
import { findSitePacks } from '#rule-packs/server';
import type { Coordinates, Tag } from '#tags/contract';
import type { SiteMeasures } from '#weather/contract';
import { findBreaksSince } from './break-store.ts';

/** A location with people on shift. */
export interface CrewSite {
  location_id: string;
  name: string;
  place: Coordinates;
  people: (PlannedPerson & { tag_ids: string[] })[];
  /** The rules that it follows; null for none. */
  rules: SitePacks | null;
  /** They replace the weather of the hours that they cover. */
  measures: SiteMeasures;
}

/** The crews of an organisation at a time. */
export interface CrewSites {
  sites: CrewSite[];
  breaks: TakenBreak[];
  schedules: Schedules;
  /** Heat index from which rests are due, in degrees Celsius. */
  threshold: number;
}

/** Breaks of the longest shifts. */
const breakHours = 48;

/**
 * The locations with people on shift at a time; null if the organisation has rosters or heat stress
 * switched off.
 *
 * @param now milliseconds since 1970
 */
export async function findCrewSites(tx: Tx, now: number): Promise<CrewSites | null> {
  const metadata = (await findOrganisation(tx))?.metadata ?? {};
  if (!isSwitchedOn(metadata, 'heat stress')) return null;
  const schedules = await findSchedules(tx, now);
  if (schedules === null) return null;
  const threshold = metadata._heat_index_threshold ?? highTrigger;
  const shifts = currentShifts(schedules.rosters, schedules.leaves, now);
  if (shifts.size === 0) return { sites: [], breaks: [], schedules, threshold };
  const tags = await findPlacesAndJobs(tx);
  const packs = await findSitePacks(tx);
  const measuresAt = await findSiteMeasures(tx, now - breakHours * 3_600_000);
  const sites = new Map<string, CrewSite>();
  for (const { user_id, tag_ids, record } of await findWorkers(tx, [...shifts.keys()])) {
    const shift = shifts.get(user_id);
    if (shift === undefined) continue;
    const own = tag_ids.flatMap((tag_id) => tags.get(tag_id) ?? []);
    const jobs = own.filter(({ type }) => type === 'job').map((job) => factorsOf(job.metadata));
    const kinds = workKinds(jobs, isNewToHeat({ [recordField]: record }, now));
    for (const tag of own) {
      const place = storedPlace(tag);
      if (tag.type !== 'location' || !isPlaced(place)) continue;
      const { tag_id: location_id, name } = tag;
      const rules = packs.get(location_id) ?? null;
      const measures = measuresAt(location_id);
      const known = { location_id, name, place, people: [], rules, measures };
      const site = sites.get(location_id) ?? known;
      sites.set(location_id, site);
      site.people.push({ user_id, shift, kinds, tag_ids });
    }
  }
  const breaks = await findBreaksSince(tx, now - breakHours * 3_600_000);
  return { sites: [...sites.values()], breaks, schedules, threshold };
}

async function findPlacesAndJobs(tx: Tx) {
  const { rows } = await tx.query<Pick<Tag, 'tag_id' | 'type' | 'name' | 'metadata'>>(
    `select tag_id, type, name, metadata from tags
     where org_id = $1 and active and not is_hidden and type in ('location', 'job')`,
    [tx.org_id],
  );
  return new Map(rows.map((row) => [row.tag_id, row]));
}

interface Worker {
  user_id: string;
  tag_ids: string[];
  record: unknown;
}

async function findWorkers(tx: Tx, user_ids: readonly string[]): Promise<Worker[]> {
  const { rows } = await tx.query<Worker>(
    `select u.user_id, u.metadata->$3 as record, array(
       select w.tag_id from user_tags as w
       where w.org_id = u.org_id and w.user_id = u.user_id) as tag_ids
     from users as u
     where u.org_id = $1 and u.user_id = any($2::uuid[]) and u.active and not u.is_hidden
       and not u.experimental
     order by u.user_id`,
    [tx.org_id, user_ids, recordField],
  );
  return rows;
}
