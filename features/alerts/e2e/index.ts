export { AlertAnswersPage } from './alert-answers-page.ts';
export { AlertRulesPage } from './alert-rules-page.ts';
