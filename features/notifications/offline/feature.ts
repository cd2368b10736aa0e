import type { OfflineFeature } from '#packages/feature/offline';
import { tagNotices } from './tag-notices.ts';

/** The dehydration notifications of tags. */
export const notificationFeature: OfflineFeature = {
  name: 'notifications',
  reads: [tagNotices],
};
