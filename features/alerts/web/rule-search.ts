import { triggerKinds } from '#alerts/contract';
import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

/** The URL search of the list of rules. */
export const ruleSearch = listSearch(
  { size: 25, sort: 'changed', descending: true },
  {
    type: param.orNull(param.oneOf(triggerKinds)),
    enabled: param.orNull(param.flag),
  },
);
export type RuleQuery = typeof ruleSearch.defaults;
