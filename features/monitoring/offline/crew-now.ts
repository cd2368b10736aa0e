import type { DashboardFilter } from '#dashboard/domain';
import { workerRisks } from '#heat/offline';
import type { HydrationState } from '#hydration/domain';
import { countedPeople, hasTagOfEveryGroup, testSlots, stateOfTest } from '#hydration/offline';
import { labelGroups } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import { beforeShift, byUrgency, crewsOnShift, overduePeople } from '#monitoring/domain';
import type { CrewOnShift, TakenTest } from '#monitoring/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { phoneOf } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { activeLeaves, activeRosters } from '#rosters/offline';
import { activeStrategies } from '#strategies/offline';
import { weatherStands } from '#weather/offline';

const [hour, day] = [3_600_000, 86_400_000];

/** Who is on shift, at risk and without the test that was due; for the people of a filter. */
export interface CrewNow {
  /** Null if the organisation has switched rosters off. */
  crews: CrewOnShift[] | null;
  at_risk: { high: string[]; extreme: string[] };
  /** Whether anybody has a known risk; without one, nothing can be said about them. */
  has_risks: boolean;
  overdue: { user_ids: string[]; oldest: number | null };
  /** The number of people on shift at each location, by its tag. */
  on_shift_at: Record<string, number>;
  /** The dehydrated people, the most urgent first. */
  attention: NeedsAttention[];
}

/** Somebody whose latest valid test of the last 24 hours is moderate or severe. */
export interface NeedsAttention {
  person: Pick<User, 'user_id' | 'name_first' | 'name_last' | 'has_picture'>;
  state: HydrationState;
  /** mOsm. */
  value: number;
  /** Time of the test in milliseconds since 1970. */
  time: number;
  isOnShift: boolean;
  /** For a call; null if none is known, and for the viewer. */
  phone: string | null;
  /** The viewer may add a test of the person. */
  mayTest: boolean;
}

/** The state of crews now, of the people and labels of a filter, whatever its window. */
export const crewNow = defineRead({
  name: 'monitoring.crew_now',
  tables: [
    ...weatherStands,
    ...(['users', 'measurements', 'rosters', 'roster_user_leave'] as const),
    ...(['strategies', 'organisations', 'permissions'] as const),
  ],
  run(copy, { filter }: { filter: DashboardFilter }, { now, user_id }): CrewNow {
    const hasRosters = isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'roster');
    const known = {
      people: peopleInView(copy, filter),
      tests: testsOfPeople(copy, now),
      rosters: hasRosters ? activeRosters(copy) : [],
      leaves: activeLeaves(copy),
      strategies: activeStrategies(copy),
    };
    const risks = [...workerRisks(copy, now)].filter(([user_id]) => known.people.has(user_id));
    const at = (wanted: string) =>
      risks.flatMap(([user_id, level]) => (level === wanted ? [user_id] : []));
    const crews = hasRosters ? crewsOnShift(known, now) : null;
    return {
      crews,
      at_risk: { high: at('high'), extreme: at('extreme') },
      has_risks: risks.length > 0,
      overdue: overduePeople(known, now),
      on_shift_at: countByTag(known.people, crews ?? []),
      attention: needingAttention(copy, known, {
        onShift: new Set(crews?.flatMap(({ user_ids }) => user_ids)),
        since: now - day,
        viewer: viewerOf(copy, user_id),
      }),
    };
  },
});

function peopleInView(copy: Copy, filter: DashboardFilter): ReadonlyMap<string, User> {
  const { search, user_ids, showHidden } = filter;
  const counted = countedPeople(copy, { search, user_ids, showHidden });
  const groups = labelGroups(filter);
  if (groups.length === 0) return counted;
  return new Map([...counted].filter(([, { tag_ids }]) => hasTagOfEveryGroup(tag_ids, groups)));
}

/** The number of people on shift by each of their tags. */
function countByTag(
  people: ReadonlyMap<string, User>,
  crews: readonly CrewOnShift[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const user_id of crews.flatMap((crew) => crew.user_ids)) {
    for (const tag_id of people.get(user_id)?.tag_ids ?? []) {
      counts[tag_id] = (counts[tag_id] ?? 0) + 1;
    }
  }
  return counts;
}

function needingAttention(
  copy: Copy,
  { people, tests }: { people: ReadonlyMap<string, User>; tests: ReadonlyMap<string, ReadTest[]> },
  { onShift, since, viewer }: { onShift: ReadonlySet<string>; since: number; viewer: Viewer },
): NeedsAttention[] {
  const { value } = measurementIndex(copy);
  return [...people]
    .flatMap(([user_id, person]) => {
      const last = tests.get(user_id)?.at(-1);
      if (last === undefined || !last.isDehydrated || last.time < since) return [];
      const { name_first, name_last, has_picture, metadata } = person;
      const isSelf = user_id === viewer.user_id;
      return [
        {
          person: { user_id, name_first, name_last, has_picture },
          ...{ state: stateOfTest(copy, last.slot), value: value[last.slot] ?? 0 },
          ...{ time: last.time, isOnShift: onShift.has(user_id) },
          phone: isSelf ? null : phoneOf(metadata),
          mayTest: canMeasurePerson(viewer, person),
        },
      ];
    })
    .toSorted(byUrgency);
}

/** A test with its place in the columns of the copy. */
interface ReadTest extends TakenTest {
  slot: number;
}

/** The valid hydration tests of a day and the longest time before a shift, oldest first. */
function testsOfPeople(copy: Copy, now: number): Map<string, ReadTest[]> {
  const index = measurementIndex(copy);
  const found = new Map<string, ReadTest[]>();
  // Rounded, so that the pass over all tests is repeated once an hour.
  const from = Math.floor((now - day - beforeShift) / hour) * hour;
  for (const slot of testSlots(copy, { from, to: null, groups: [] })) {
    const user_id = index.userIds[index.user[slot] ?? -1];
    if (!index.valid[slot] || user_id === undefined) continue;
    const state = stateOfTest(copy, slot);
    const isDehydrated = state === 'moderate' || state === 'severe';
    const own = found.get(user_id) ?? [];
    found.set(user_id, own);
    own.push({ slot, time: index.created[slot] ?? 0, isDehydrated });
  }
  for (const own of found.values()) own.sort((a, b) => a.time - b.time);
  return found;
}
