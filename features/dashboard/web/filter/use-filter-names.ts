import type { DashboardFilter } from '#dashboard/domain';
import { peopleLabels } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { peopleNamed } from '#people/offline';

/** Names of what a filter holds by its ids: of all labels, and of the chosen people whom the viewer sees. */
export function useFilterNames({ user_ids }: DashboardFilter) {
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const { data: people = [] } = useCopy(
    peopleNamed,
    { user_ids },
    { enabled: user_ids.length > 0, keepPrevious: true },
  );
  return { labels, people };
}
