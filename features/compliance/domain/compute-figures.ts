import type { ComplianceFigures, GroupFigures, Share, TagFigures } from '#compliance/contract';
import { medianOf } from '#packages/kit';
import type { ComplianceFacts } from './facts.ts';
import { scoreOf } from './scores.ts';

/** What is counted for the organisation, a job or a location. */
interface Group {
  people: number;
  never_tested: number;
  rules: number;
  tests: Share;
  retests: Share;
  actions: Share;
  alerts: Share;
  courses: Share;
  minutes: number[];
}

/** The figures of the organisation, of each job and of each location. */
export function computeFigures(
  facts: ComplianceFacts,
): Pick<ComplianceFigures, 'organisation' | 'jobs' | 'locations'> {
  const all = emptyGroup();
  const groups = new Map(facts.tags.map(({ tag_id }) => [tag_id, emptyGroup()]));
  const groupsOf = (tag_ids: readonly string[]) => [
    all,
    ...new Set(tag_ids.flatMap((tag_id) => groups.get(tag_id) ?? [])),
  ];
  const people = new Map<string, Group[]>();
  for (const person of facts.people) {
    const own = groupsOf(person.tag_ids);
    people.set(person.user_id, own);
    for (const group of own) {
      group.people += 1;
      group.tests.done += person.tests.done;
      group.tests.of += person.tests.of;
      if (person.isNeverTested) group.never_tested += 1;
    }
  }
  for (const figure of ['retests', 'courses'] as const) {
    for (const { user_id, is_done } of facts[figure]) {
      for (const group of people.get(user_id) ?? []) count(group[figure], is_done);
    }
  }
  const kinds = { survey: emptyShare(), guidance: emptyShare(), supervisor: emptyShare() };
  for (const action of facts.actions) {
    for (const kind of ['survey', 'guidance', 'supervisor'] as const) {
      const isDone = action[kind];
      if (isDone === null) continue;
      count(kinds[kind], isDone);
      for (const group of people.get(action.user_id) ?? []) count(group.actions, isDone);
    }
  }
  for (const { tag_ids, minutes, is_done } of facts.alerts) {
    for (const group of groupsOf(tag_ids)) {
      count(group.alerts, is_done);
      if (minutes !== null) group.minutes.push(minutes);
    }
  }
  for (const { tag_ids } of facts.rules) for (const group of groupsOf(tag_ids)) group.rules += 1;

  const figuresOfType = (type: 'job' | 'location'): TagFigures[] =>
    facts.tags
      .filter((tag) => tag.type === type)
      .map(({ tag_id, name, isComplete }) => ({
        ...{ tag_id, name, is_complete: isComplete },
        ...groupFigures(groups.get(tag_id) ?? emptyGroup()),
      }));
  const [jobs, locations] = [figuresOfType('job'), figuresOfType('location')];
  const missing = (tags: readonly TagFigures[]) => tags.filter((tag) => !tag.is_complete).length;
  return {
    organisation: {
      ...groupFigures(all),
      ...kinds,
      ...{ jobs: jobs.length, jobs_unassessed: missing(jobs) },
      ...{ locations: locations.length, locations_unplaced: missing(locations) },
    },
    jobs,
    locations,
  };
}

function groupFigures({ minutes, ...counted }: Group): GroupFigures {
  const median = medianOf(minutes);
  // The mean of two values with one decimal has two.
  const median_minutes = median === null ? null : Math.round(median * 100) / 100;
  return { ...counted, median_minutes, score: scoreOf(counted) };
}

function emptyGroup(): Group {
  return {
    ...{ people: 0, never_tested: 0, rules: 0, minutes: [] },
    ...{ tests: emptyShare(), retests: emptyShare(), actions: emptyShare() },
    ...{ alerts: emptyShare(), courses: emptyShare() },
  };
}

function emptyShare(): Share {
  return { done: 0, of: 0 };
}

function count(share: Share, isDone: boolean): void {
  share.of += 1;
  if (isDone) share.done += 1;
}
