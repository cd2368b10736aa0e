import type { ComplianceFacts, PlaceOfWork } from '#compliance/domain';
import type { ReportFilter } from '#reports/contract';

/** Whether tags have one label of each list of a filter that is not empty. */
export function matcherOf(filter: ReportFilter): (tag_ids: readonly string[]) => boolean {
  const lists = listsOf(filter).map((list) => new Set(list));
  return (tag_ids) => lists.every((list) => tag_ids.some((tag_id) => list.has(tag_id)));
}

/**
 * The facts of the people of a filter with the alerts and rules that name its labels, and the chosen
 * jobs and locations; if none are chosen, those that its people have. Without a filter all facts.
 *
 * @param facts of the people who match the filter only
 */
export function chosenFacts(facts: ComplianceFacts, filter: ReportFilter): ComplianceFacts {
  if (listsOf(filter).length === 0) return facts;
  const matches = matcherOf(filter);
  const used = new Set(facts.people.flatMap(({ tag_ids }) => tag_ids));
  const isChosen = ({ tag_id, type }: PlaceOfWork) => {
    const chosen = type === 'job' ? filter.job_ids : filter.location_ids;
    return chosen.length === 0 ? used.has(tag_id) : chosen.includes(tag_id);
  };
  return {
    ...facts,
    alerts: facts.alerts.filter(({ tag_ids }) => matches(tag_ids)),
    rules: facts.rules.filter(({ tag_ids }) => matches(tag_ids)),
    tags: facts.tags.filter(isChosen),
  };
}

function listsOf({ tag_ids, job_ids, location_ids }: ReportFilter): readonly string[][] {
  return [tag_ids, job_ids, location_ids].filter((list) => list.length > 0);
}
