import { z } from 'zod';
import { triggerKinds } from '#alerts/contract';
import { listSearch } from '#packages/ui';

/** The URL search of the list of rules. */
export const ruleSearch = listSearch(
  { size: 25, sort: 'changed', descending: true },
  {
    type: z.enum(triggerKinds).nullable().catch(null).default(null),
    enabled: z.boolean().nullable().catch(null).default(null),
  },
);
export type RuleQuery = typeof ruleSearch.defaults;
