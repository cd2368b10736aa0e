export { alertFeature } from './feature.ts';
export { AlertToasts, useOwnAlerts } from './monitoring/bell/alert-toasts.ts';
export { OwnAlerts } from './monitoring/bell/own-alerts.tsx';
export { HelpRequests } from './monitoring/requests/help-requests.tsx';
export { HighRiskCard } from './monitoring/high-risk/high-risk-card.tsx';
export { useDrinkLogs } from './monitoring/high-risk/use-drink-logs.ts';
export type { DrinkLog } from './monitoring/high-risk/use-drink-logs.ts';
export { useResponseFigures } from './monitoring/response-figures.ts';
export type { ResponseFigure } from './monitoring/response-figures.ts';
export {
  AlertButton,
  AlertDialog,
  PersonAlertButton,
  useMayAlert,
} from './monitoring/send/alert-button.tsx';
export { sendTexts } from './monitoring/answer-texts.ts';
export { useUnansweredAlerts } from './monitoring/use-unanswered-alerts.ts';
export type { UnansweredAlert } from './monitoring/use-unanswered-alerts.ts';
