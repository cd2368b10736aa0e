import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from '#weather/server';
import { addDemoAlerts } from './demo-alerts.ts';
import { eraseAlerts } from './erase-alerts.ts';
import {
  alertExport,
  alertRuleExport,
  highRiskExport,
  noticeExport,
  tagNoticeExport,
} from './alert-export.ts';
import { answerCalls } from './answer-routes.ts';
import type { ChannelServices } from './channel-services.ts';
import { highRiskCalls } from './high-risk-routes.ts';
import { restoreCalls } from './restore-routes.ts';
import { sendCalls } from './send-routes.ts';
import { alertRuleCalls } from './alert-rule-routes.ts';
import { alertLogSync, alertRuleSync, highRiskLogSync, userAlertLogSync } from './alert-sync.ts';
import { rehearsalCalls } from './rehearsal/rehearsal-routes.ts';
import { ruleRunCalls } from './rule-runs.ts';
import { alertLoops } from './engine/alert-engine.ts';
import { alertBaseline } from './migrations/2026-11-25-1001-alerts.ts';
import { alertEscalation } from './migrations/2026-11-25-1130-alert-escalation.ts';
import { heldMessages } from './migrations/2026-11-25-2120-held-messages.ts';
import { alertTestRetries } from './migrations/2026-11-25-2150-alert-test-retries.ts';
import { actionTimes } from './migrations/2026-11-25-2200-action-times.ts';
import { breakAlertReason } from './migrations/2026-11-26-0949-break-alerts.ts';
import { workerRequestReasons } from './migrations/2026-11-27-0900-request-alerts.ts';
import { courseAlertReason } from './migrations/2026-11-27-0920-course-alerts.ts';
import { drinkLogged } from './migrations/2026-11-26-0121-drink-logged.ts';
import { noDataNotified } from './migrations/2026-11-26-0122-no-data-notified.ts';
import { alertMessageTable } from './migrations/2026-11-25-1106-alert-messages.ts';
import { namedPeopleColumn } from './migrations/2026-11-25-1122-named-people.ts';
import { restoredAlerts } from './migrations/2026-11-26-1630-restored-alerts.ts';
import { tagNoticeTable } from './migrations/2026-11-26-0130-tag-notices.ts';
import { alertLimits } from './migrations/2026-11-25-1121-alert-limits.ts';

/** What the calls need at runtime. */
interface CallServices extends ChannelServices {
  readonly weather: WeatherPort;
}

/** What the alert engine needs at runtime. */
interface EngineServices extends TaskServices, Pick<ChannelServices, 'isSmsSent'> {
  readonly weather: WeatherPort;
}

/** Alert rules, alerts and their answers. */
export const alertFeature = serverFeature<Viewer, CallServices, EngineServices>({
  name: 'alerts',
  migrations: [
    ...[alertBaseline, alertMessageTable, alertLimits, namedPeopleColumn],
    ...[alertEscalation, heldMessages, alertTestRetries, actionTimes],
    ...[drinkLogged, noDataNotified, tagNoticeTable, breakAlertReason, restoredAlerts],
    ...[workerRequestReasons, courseAlertReason],
  ],
  syncSources: [alertRuleSync, alertLogSync, userAlertLogSync, highRiskLogSync],
  loops: alertLoops,
  calls: (services) => [
    ...alertRuleCalls,
    ...ruleRunCalls,
    ...rehearsalCalls(services.weather),
    ...sendCalls(services),
    ...answerCalls(services),
    ...highRiskCalls,
    ...restoreCalls,
  ],
  demo: addDemoAlerts,
  personalData: {
    ofOrganisation: [alertRuleExport, alertExport, noticeExport, highRiskExport, tagNoticeExport],
    ofPerson: [noticeExport, highRiskExport, tagNoticeExport],
    erase: eraseAlerts,
  },
});
