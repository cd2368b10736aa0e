export { AlertAnswersPage } from './alert-answers-page.ts';
export { AlertRulesPage } from './alert-rules-page.ts';
export { clearDemoAlerts } from './clear-demo-alerts.ts';
