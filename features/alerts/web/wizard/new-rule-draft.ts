import type { RuleMetric } from '#alerts/contract';
import type { ScopeTag } from '#alerts/domain';
import type { NewRuleSearch } from './new-rule-search.ts';
import { blankDraft, isDegrees, withMetric, withThreshold } from './rule-draft.ts';
import type { DraftPlace, RuleDraft } from './rule-draft.ts';

/**
 * The form of a new rule with what its URL says: a condition with its limit, and the locations that
 * exist.
 */
export function draftOfSearch(
  { metric, operator_type, threshold, locations = '' }: NewRuleSearch,
  tags: readonly Pick<ScopeTag, 'tag_id' | 'type'>[],
  place: DraftPlace,
): RuleDraft {
  const draft = blankDraft('conditional', place);
  if (draft.trigger.kind !== 'conditional') return draft;
  const wanted = new Set(locations.toLowerCase().split(','));
  const known = tags.filter(({ tag_id, type }) => type === 'location' && wanted.has(tag_id));
  const chosen =
    metric === undefined ? draft.trigger : withMetric(draft.trigger, metric, place.unit);
  const limited =
    threshold === undefined
      ? chosen
      : withThreshold(chosen, shownLimit(metric, threshold), place.unit);
  return {
    ...draft,
    trigger:
      operator_type === undefined || limited.kind !== 'conditional'
        ? limited
        : { ...limited, operator_type },
    locations: known.map(({ tag_id }) => tag_id),
  };
}

/** Points and days have at most one decimal; degrees are rounded by the field. */
function shownLimit(metric: RuleMetric | undefined, threshold: number): number {
  return isDegrees(metric ?? 'heat_index') ? threshold : Math.round(threshold * 10) / 10;
}
