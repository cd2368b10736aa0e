export { notificationFeature } from './feature.ts';
export { BellSnooze } from './snooze.tsx';
