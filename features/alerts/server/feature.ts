import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { alertRuleExport } from './alert-export.ts';
import { alertRuleCalls } from './alert-rule-routes.ts';
import { alertLogSync, alertRuleSync, highRiskLogSync, userAlertLogSync } from './alert-sync.ts';
import { alertBaseline } from './migrations/2026-11-25-1001-alerts.ts';

/** Alert rules, alerts and their answers. */
export const alertFeature = serverFeature<Viewer>({
  name: 'alerts',
  migrations: [alertBaseline],
  syncSources: [alertRuleSync, alertLogSync, userAlertLogSync, highRiskLogSync],
  calls: () => alertRuleCalls,
  personalData: { ofOrganisation: [alertRuleExport] },
});
