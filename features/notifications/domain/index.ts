export { preferencesProblem } from './check-preferences.ts';
export { choiceOf, mutedAt } from './recipient-choice.ts';
export type {
  RecipientChoice,
  Muted,
  MuteReason,
  PendingNotification,
} from './recipient-choice.ts';
export { readPreferences } from './read-preferences.ts';
export { snoozeOffers } from './snooze-offers.ts';
