export { notificationFeature } from './feature.ts';
export { tagNotices } from './tag-notices.ts';
export type { TagNoticeRow } from './tag-notices.ts';
