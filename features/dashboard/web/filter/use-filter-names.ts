import type { DashboardFilter } from '#dashboard/domain';
import { peopleLabels } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { peopleNamed } from '#people/offline';

/** Names for the ids of a filter: of all labels, and of chosen people whom the viewer sees. */
export function useFilterNames({ user_ids }: DashboardFilter) {
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const { data: people = [] } = useCopy(
    peopleNamed,
    { user_ids },
    { enabled: user_ids.length > 0, keepPrevious: true },
  );
  return { labels, people };
}
