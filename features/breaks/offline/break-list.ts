import type { Conditions } from '#breaks/contract';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { canMeasureOthers, canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { tagsById } from '#tags/offline';
import { dayAt } from '#weather/domain';
import { modelForecastsOfSites, weatherStands } from '#weather/offline';
import { knownBreaks } from './break-rows.ts';
import type { BreakChanges, KnownBreak } from './break-rows.ts';

/** A recorded break in lists. Times in milliseconds since 1970. */
export interface ListedBreak {
  break_id: string;
  location_id: string;
  /** Empty if the location is not in the copy. */
  location: string;
  /** The time zone of its times: of the location, or of the viewer if that is not known. */
  zone: string;
  /** The people that the viewer sees, by name. */
  people: string[];
  /** How many others there are. */
  others: number;
  due: number | null;
  start: number;
  end: number | null;
  planned: number;
  conditions: Conditions;
  /** Who recorded its start and end; empty if the viewer does not see them. */
  startedBy: string;
  endedBy: string;
  isCorrected: boolean;
  unsent: Unsent | null;
  modified_time: string | null;
  /** The viewer may correct and delete it. */
  mayCorrect: boolean;
}

interface ListParams {
  changes: BreakChanges;
  location_id: string | null;
  /** The first and last local date at the location: '2026-11-25'. */
  from: string;
  until: string;
  /** The time zone of the viewer. */
  zone: string;
}

/** The breaks that began on some days at their location, the newest first. */
export const breakList = defineRead({
  name: 'breaks.list',
  tables: [...weatherStands, 'breaks', 'users', 'permissions'],
  run(copy, params: ListParams, { user_id }): ListedBreak[] {
    const { changes, location_id, from, until } = params;
    const zones = new Map(
      modelForecastsOfSites(copy).map(({ site, forecast }) => [site.tag_id, forecast?.zone]),
    );
    return knownBreaks(copy, changes, user_id)
      .filter((each) => location_id === null || each.location_id === location_id)
      .map((each) => ({
        ...listed(copy, each, user_id),
        zone: zones.get(each.location_id) ?? params.zone,
      }))
      .filter(({ start, zone }) => from <= dayAt(zone, start) && dayAt(zone, start) <= until)
      .sort((a, b) => b.start - a.start || compareNames(a.location, b.location));
  },
});

/** The names of people by user id, for choosing who rests. */
export const breakNames = defineRead({
  name: 'breaks.names',
  tables: ['users'],
  run: (copy, { user_ids }: { user_ids: readonly string[] }): { user_id: string; name: string }[] =>
    user_ids
      .map((user_id) => ({ user_id, name: nameOf(copy, user_id) }))
      .sort((a, b) => compareNames(a.name, b.name)),
});

function listed(copy: Copy, each: KnownBreak, viewer_id: string): Omit<ListedBreak, 'zone'> {
  const viewer = viewerOf(copy, viewer_id);
  const people = each.user_ids.flatMap((user_id) => peopleById(copy).get(user_id) ?? []);
  const isOwn = each.started_by === viewer_id && canMeasureOthers(viewer);
  const mayAll =
    people.length === each.people_count &&
    people.every((person) => canMeasurePerson(viewer, person));
  return {
    ...{ break_id: each.break_id, location_id: each.location_id },
    location: tagsById(copy).get(each.location_id)?.name ?? '',
    people: people.map(personName).sort(compareNames),
    others: each.people_count - people.length,
    due: each.due_time === null ? null : Date.parse(each.due_time),
    start: Date.parse(each.started_time),
    end: each.ended_time === null ? null : Date.parse(each.ended_time),
    ...{ planned: each.planned_minutes, conditions: each.conditions },
    startedBy: nameOf(copy, each.started_by),
    endedBy: nameOf(copy, each.ended_by),
    isCorrected: each.corrected_time !== null,
    ...{ unsent: each.unsent, modified_time: each.modified_time },
    mayCorrect: each.modified_time !== null && (isOwn || mayAll),
  };
}

function nameOf(copy: Copy, user_id: string | null): string {
  const person = user_id === null ? undefined : peopleById(copy).get(user_id);
  return person === undefined ? '' : personName(person);
}
