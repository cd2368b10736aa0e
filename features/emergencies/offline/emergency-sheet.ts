import { addressKey } from '#emergencies/contract';
import { isRunning } from '#emergencies/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { isWorker, personName, phoneOf } from '#people/domain';
import { peopleById } from '#people/offline';
import { peopleOnShift } from '#rosters/domain';
import { activeLeaves, activeRosters } from '#rosters/offline';
import type { Tag } from '#tags/contract';
import { tagsById } from '#tags/offline';
import { allEmergencies, named } from './emergency-rows.ts';
import type { NamedEmergency } from './emergency-rows.ts';

/** Where help has to come to. */
export interface EmergencySite {
  tag_id: string;
  name: string;
  /** Degrees; null without coordinates. */
  place: { lat: number; lon: number } | null;
  /** Empty if none is set. */
  address: string;
}

/** Somebody who gives first aid. */
export interface FirstAider {
  user_id: string;
  name: string;
  /** Null if the person has no field with a phone number. */
  phone: string | null;
  /** End of the shift in milliseconds since 1970; null if the person is not on shift. */
  until: number | null;
  /** Their locations. */
  location_ids: string[];
}

/** What the emergency sheet shows, all of it from the copy. */
export interface EmergencySheet {
  /** The number to call; empty for the default. */
  number: string;
  sites: EmergencySite[];
  /** The location of the viewer's own tags; null without one. */
  own_site_id: string | null;
  /** Those on shift first. Null if the organisation has not chosen their tag. */
  firstAiders: FirstAider[] | null;
  /** False if the organisation does not plan shifts. */
  hasShifts: boolean;
  /** The running emergencies that the viewer sees; own ones first, then the newest. */
  running: NamedEmergency[];
}

/** Site, first-aiders and running emergencies for the sheet, also offline. */
export const emergencySheet = defineRead({
  name: 'emergencies.sheet',
  tables: [
    ...(['emergency_entries', 'users', 'tags', 'organisations'] as const),
    ...(['rosters', 'roster_user_leave'] as const),
  ],
  run(copy, _params: Record<string, never>, { now, user_id }): EmergencySheet {
    const { metadata = {} } = ownOrganisation(copy) ?? {};
    const sites = sitesOf(copy);
    const self = peopleById(copy).get(user_id);
    const firstAidTag = metadata._first_aid_tag_id ?? null;
    const hasShifts = isSwitchedOn(metadata, 'roster');
    const running = allEmergencies(copy)
      .filter((each) => isRunning(each, now))
      .map((each) => named(copy, each, user_id));
    return {
      number: metadata._emergency_number ?? '',
      sites,
      own_site_id: sites.find(({ tag_id }) => self?.tag_ids.includes(tag_id))?.tag_id ?? null,
      firstAiders:
        firstAidTag === null ? null : firstAidersOf(copy, { firstAidTag, hasShifts, now }),
      hasShifts,
      running: [...running.filter(({ isOwn }) => isOwn), ...running.filter((e) => !e.isOwn)],
    };
  },
});

/** How many emergencies run and when the newest own one began; for the button in every screen. */
export const emergencyNow = defineRead({
  name: 'emergencies.now',
  tables: ['emergency_entries'],
  run(copy, _params: Record<string, never>, { now, user_id }): { start: number | null } {
    const own = allEmergencies(copy).find(
      (each) => isRunning(each, now) && each.lines[0]?.recorded_by === user_id,
    );
    return { start: own?.start ?? null };
  },
});

function sitesOf(copy: Copy): EmergencySite[] {
  return [...tagsById(copy).values()]
    .filter(({ type, active, is_hidden }) => type === 'location' && active && !is_hidden)
    .map((tag) => ({
      ...{ tag_id: tag.tag_id, name: tag.name, address: addressOf(tag) },
      place: isPlaced(storedPlace(tag)) ? storedPlace(tag) : null,
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

function addressOf({ metadata }: Tag): string {
  const address = metadata[addressKey];
  return typeof address === 'string' ? address : '';
}

interface FirstAid {
  firstAidTag: string;
  hasShifts: boolean;
  now: number;
}

/** The visible first-aiders: those on shift first, then those with a number, by name. */
function firstAidersOf(copy: Copy, { firstAidTag, hasShifts, now }: FirstAid): FirstAider[] {
  const onShift = hasShifts
    ? peopleOnShift(activeRosters(copy), activeLeaves(copy), now)
    : new Map<string, { end: number }>();
  const locations = new Set(sitesOf(copy).map(({ tag_id }) => tag_id));
  const aider = (person: User): FirstAider => ({
    ...{ user_id: person.user_id, name: personName(person), phone: phoneOf(person.metadata) },
    until: onShift.get(person.user_id)?.end ?? null,
    location_ids: person.tag_ids.filter((id) => locations.has(id)),
  });
  const rank = ({ until, phone }: FirstAider) =>
    (until === null ? 2 : 0) + (phone === null ? 1 : 0);
  return [...peopleById(copy).values()]
    .filter((person) => isWorker(person) && person.tag_ids.includes(firstAidTag))
    .map(aider)
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(a.name, b.name));
}
