import { lazyRouteComponent } from '@tanstack/react-router';
import type { TagTab, TagTabProps } from '#tags/web';
import { PeoplePartsProvider } from '../people-parts.ts';
import type { LoadPeopleParts } from '../routes.tsx';

/** The members tab on the page of a tag, a job or a location. */
export function membersTab(loadParts: LoadPeopleParts): TagTab {
  return {
    key: 'members',
    word: 'Members',
    hasAddress: true,
    load: async () => {
      const [{ MembersTab }, parts] = await Promise.all([import('./members-tab.tsx'), loadParts()]);
      return function Members(props: TagTabProps) {
        return (
          <PeoplePartsProvider value={parts}>
            <MembersTab {...props} />
          </PeoplePartsProvider>
        );
      };
    },
  };
}

/** The supervisors tab of jobs and locations. */
export const supervisorsTab: TagTab = {
  key: 'supervisors',
  word: 'Supervisors',
  hasAddress: true,
  load: async () => (await import('./supervisors-tab.tsx')).SupervisorsTab,
};

/** Managers of a default tag, read only; loaded when shown. */
export const TagManagers = lazyRouteComponent(() => import('./tag-managers.tsx'), 'TagManagers');
