import type { TagTab } from '../kind/tag-kind.ts';

/** Tab of jobs and locations: who is notified of dehydrated members. */
export const noticeTab: TagTab = {
  key: 'notifications',
  word: 'Notifications',
  load: async () => (await import('./notice-section.tsx')).NoticeSection,
};
