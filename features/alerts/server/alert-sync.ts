import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { ruleRow } from './alert-rule-store.ts';

/** Alert rules: all of them for admins, those with one of their tags for managers. */
export const alertRuleSync: SyncSource<Viewer> = {
  list: 'alert_rules',
  table: 'alert_rules',
  key: 'alert_rule_id',
  visible: (viewer, param) => {
    const { everybody, tag_ids } = managedBy(viewer);
    return everybody ? 'true' : `r.tag_ids && ${param(tag_ids)}::uuid[]`;
  },
  // The signal goes to more people than may see a row, as a rule has no person.
  audience: 'everybody',
  row: ruleRow,
};
