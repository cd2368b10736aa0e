import type { TagTab } from '#tags/web';

/** The members tab on the page of a tag, a job or a location. */
export const membersTab: TagTab = {
  key: 'members',
  word: 'Members',
  hasAddress: true,
  load: async () => (await import('./members-tab.tsx')).MembersTab,
};

/** The supervisors tab of jobs and locations. */
export const supervisorsTab: TagTab = {
  key: 'supervisors',
  word: 'Supervisors',
  hasAddress: true,
  load: async () => (await import('./supervisors-tab.tsx')).SupervisorsTab,
};
