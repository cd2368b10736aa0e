import { boundsOfBaseline, hydrationStates, hydrationStatus } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { ReportSummary } from '#reports/contract';

/** Data of one person in the period of a report. */
export interface PersonValues {
  tag_ids: readonly string[];
  /** Number of valid tests. */
  tests: number;
  has_invalid: boolean;
  /** mOsm of the newest valid test; null without one. */
  value: number | null;
  /**
   * Of the baseline that applied to that test: mean in mOsm and its number of values, 0 for none.
   */
  mean: number;
  count: number;
}

interface Label {
  tag_id: string;
  name: string;
  type: 'default' | 'job' | 'location';
}

/** Numbers of people by state, for the period and the previous one, and by label; without names. */
export function summaryOf(
  people: readonly PersonValues[],
  before: readonly PersonValues[],
  labels: readonly Label[],
): ReportSummary {
  return {
    people: people.length,
    tested: people.filter(({ value }) => value !== null).length,
    tests: people.reduce((sum, { tests }) => sum + tests, 0),
    counts: countsOf(people),
    before: countsOf(before),
    labels: labels.flatMap(({ tag_id, name, type }) => {
      const members = people.filter(({ tag_ids }) => tag_ids.includes(tag_id));
      return members.length === 0 ? [] : [{ name, type, counts: countsOf(members) }];
    }),
  };
}

/** The state of a person: by the newest valid test, otherwise Invalid if there is any test. */
export function stateOfValues(values: Omit<PersonValues, 'tag_ids' | 'tests'>): HydrationState {
  const { value, has_invalid, mean, count } = values;
  if (value !== null) return hydrationStatus(value, boundsOfBaseline(mean, count));
  return has_invalid ? 'invalid' : 'not_tested';
}

function countsOf(people: readonly PersonValues[]): Record<HydrationState, number> {
  const counts = Object.fromEntries(hydrationStates.map((state) => [state, 0])) as Record<
    HydrationState,
    number
  >;
  for (const person of people) counts[stateOfValues(person)] += 1;
  return counts;
}
