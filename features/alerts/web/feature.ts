import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import {
  monitoringAddresses,
  monitoringMenu,
  monitoringScreens,
} from './monitoring/monitoring-parts.ts';
import { ruleSearch } from './rule-search.ts';
import { newRuleSearch } from './wizard/new-rule-search.ts';

/** Alert rules, sent alerts and high-risk measurements. */
export const alertFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'alerts',
  addresses: {
    guarded: [
      ...monitoringAddresses,
      ['/settings/alerts/rules', 'Alert rules'],
      ['/settings/alerts/new', 'New alert rule'],
      ['/settings/alerts/rules/{uuid}', 'Alert rule'],
    ],
  },
  routes: {
    framed: screens(() => monitoringScreens),
    settings: screens(() => [
      {
        path: '/settings/alerts/rules',
        search: ruleSearch.validate,
        load: async () => (await import('./list/rules-screen.tsx')).RulesScreen,
      },
      {
        path: '/settings/alerts/new',
        search: newRuleSearch,
        load: async () => (await import('./wizard/rule-screens.tsx')).NewRuleScreen,
      },
      {
        path: '/settings/alerts/rules/$alert_rule_id',
        load: async () => (await import('./wizard/rule-screens.tsx')).EditRuleScreen,
      },
    ]),
  },
  menu: monitoringMenu,
  settings: [
    {
      ...{ label: 'Alert rules', to: '/settings/alerts/rules', under: 'Heat and alerts' },
      ...{ order: 10, mayOpen: isAdmin, preview: 'alert' },
    },
  ],
  access: [{ label: 'New alert rule', to: '/settings/alerts', mayOpen: isAdmin, preview: 'alert' }],
});
