import { emergenciesOf } from '#emergencies/domain';
import type { Emergency, LoggedEntry } from '#emergencies/domain';
import type { EmergencyEntry } from '#emergencies/contract';
import { compareNames } from '#packages/kit';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { tagsById } from '#tags/offline';

export const emergencyTables = [
  defineRowTable('emergency_entries', 'entry_id', { list: 'emergency_entries', since: 6 }),
];

const tables = ['emergency_entries', 'users', 'tags'] as const;

/** An emergency with the names that the viewer may see. */
export interface NamedEmergency extends Emergency {
  /** Null without a location. */
  location: string | null;
  /** Null if nobody is recorded, or the viewer cannot see the person. */
  person: string | null;
  /** Names of those who recorded entries, by user id. */
  recorders: Readonly<Record<string, string>>;
  /** Everybody who recorded an entry and is visible, by name. */
  recordedBy: string[];
  /** The viewer recorded its first entry. */
  isOwn: boolean;
  /** State of the entries that the server does not have yet, by id. */
  unsent: Readonly<Record<string, Unsent>>;
}

/** All emergencies of the copy, the newest first, with the entries that wait in the queue. */
export const emergencyList = defineRead({
  name: 'emergencies.list',
  tables,
  run: (copy, _params: Record<string, never>, { user_id }): NamedEmergency[] =>
    allEmergencies(copy).map((each) => named(copy, each, user_id)),
});

/** One emergency; null if it is not in the copy. */
export const emergencyOne = defineRead({
  name: 'emergencies.one',
  tables,
  run(copy, { emergency_id }: { emergency_id: string }, { user_id }): NamedEmergency | null {
    const found = allEmergencies(copy).find((each) => each.emergency_id === emergency_id);
    return found === undefined ? null : named(copy, found, user_id);
  },
});

/** The emergencies of the copy, the newest first. */
export function allEmergencies(copy: Copy): readonly Emergency[] {
  return copy.memo('emergencies.all', ['emergency_entries'], () => {
    const unsent = copy.unsent('emergency_entries');
    const rows = [...copy.rows<EmergencyEntry>('emergency_entries').values()];
    return emergenciesOf(
      rows
        .filter(({ active }) => active)
        .map((row): LoggedEntry => ({
          ...row,
          created_time: unsent.has(row.entry_id) ? null : row.created_time,
        })),
    );
  });
}

/** An emergency with the names that the viewer may see. */
export function named(copy: Copy, emergency: Emergency, user_id: string): NamedEmergency {
  const people = peopleById(copy);
  const nameOf = (id: string | null) => {
    const person = people.get(id ?? '');
    return person === undefined ? null : personName(person);
  };
  const ids = emergency.lines.flatMap(({ recorded_by, corrections }) => [
    recorded_by,
    ...corrections.map((each) => each.recorded_by),
  ]);
  const recorders = Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const name = nameOf(id);
      return id === null || name === null ? [] : [[id, name]];
    }),
  ) as Record<string, string>;
  const unsent = copy.unsent('emergency_entries');
  const own = emergency.lines.flatMap(({ entry_id, corrections }) => [
    entry_id,
    ...corrections.map((each) => each.entry_id),
  ]);
  return {
    ...emergency,
    location: tagsById(copy).get(emergency.location_id ?? '')?.name ?? null,
    person: nameOf(emergency.user_id),
    recorders,
    recordedBy: Object.values(recorders).toSorted(compareNames),
    isOwn: emergency.lines[0]?.recorded_by === user_id,
    unsent: Object.fromEntries(
      own.flatMap((id) => {
        const state = unsent.get(id);
        return state === undefined ? [] : [[id, state]];
      }),
    ),
  };
}
