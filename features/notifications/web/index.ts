export { notificationFeature } from './feature.ts';
export { NoticeSection } from './tags/notice-section.tsx';
export { BellSnooze } from './snooze.tsx';
