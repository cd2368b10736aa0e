export { preferencesProblem } from './check-preferences.ts';
export { choiceOf, mutedAt, tomorrowMorning } from './recipient-choice.ts';
export type {
  RecipientChoice,
  Muted,
  MuteReason,
  PendingNotification,
} from './recipient-choice.ts';
export { readPreferences } from './read-preferences.ts';
