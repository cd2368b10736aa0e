import type { DashboardFilter } from '#dashboard/domain';
import { workerRisks } from '#heat/offline';
import { countedPeople, hasTagOfEveryGroup } from '#hydration/offline';
import { labelGroups } from '#measurements/domain';
import { crewsOnShift, nextShiftOf, overduePeople } from '#monitoring/domain';
import type { CrewOnShift, NextShift } from '#monitoring/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { viewerOf } from '#permissions/offline';
import { activeLeaves, activeRosters } from '#rosters/offline';
import { activeStrategies } from '#strategies/offline';
import { weatherStands } from '#weather/offline';
import { needingAttention, testsOfPeople } from './needs-attention.ts';
import type { NeedsAttention } from './needs-attention.ts';

/** Who is on shift, at risk and without the test that was due; for the people of a filter. */
export interface CrewNow {
  /** Null if the organisation has switched rosters off. */
  crews: CrewOnShift[] | null;
  /** Null while somebody is on shift, and if no shift is planned. */
  next: NextShift | null;
  at_risk: { high: string[]; extreme: string[] };
  /** Whether anybody has a known risk; without one, nothing can be said about them. */
  has_risks: boolean;
  overdue: { user_ids: string[]; oldest: number | null };
  /** The number of people on shift at each location, by its tag. */
  on_shift_at: Record<string, number>;
  /** The dehydrated people, the most urgent first. */
  attention: NeedsAttention[];
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
      next: crews?.length === 0 ? nextShiftOf(known, now) : null,
      at_risk: { high: at('high'), extreme: at('extreme') },
      has_risks: risks.length > 0,
      overdue: overduePeople(known, now),
      on_shift_at: countByTag(known.people, crews ?? []),
      attention: needingAttention(copy, known, {
        onShift: new Set(crews?.flatMap(({ user_ids }) => user_ids)),
        ...{ now, viewer: viewerOf(copy, user_id) },
      }),
    };
  },
});

/** The people of a filter and its labels, by id. */
export function peopleInView(copy: Copy, filter: DashboardFilter): ReadonlyMap<string, User> {
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
