import type { TagTab } from '../kind/tag-kind.ts';

/** Who hears of dehydration among the members: a tab of jobs and locations. */
export const noticeTab: TagTab = {
  key: 'notifications',
  word: 'Notifications',
  load: async () => (await import('./notice-section.tsx')).NoticeSection,
};
