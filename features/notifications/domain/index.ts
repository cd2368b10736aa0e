export { deliveryOf, mutedAt, tomorrowMorning } from './delivery.ts';
export type { Delivery, Muted, MuteReason, PendingNotification } from './delivery.ts';
export { readPreferences } from './read-preferences.ts';
