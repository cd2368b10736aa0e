import { peopleLabels } from '#hydration/offline';
import type { DateFilter } from '#measurements/contract';
import { countedFilter, dashboardPage } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { UserFilter } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import { countText } from '#packages/kit';
import { useDashboardStatus } from '../use-dashboard.ts';

interface Props {
  filter: DateFilter;
  page?: FilterPage;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onApply: (filter: DateFilter) => void;
}

/** Of whom the page tells, with how many people that are. */
export function PeopleChoice({ filter, page = dashboardPage, ...panel }: Props) {
  const useStatus = (one: DateFilter) => useDashboardStatus(countedFilter(one, page));
  const { data: status } = useStatus(filter);
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const everybody = { ...filter, tag_ids: [], job_ids: [], location_ids: [] };
  const useMatch = (draft: DateFilter) => {
    const { data: found } = useStatus(draft);
    const { data: all } = useStatus(everybody);
    return found && all ? `${countText(found.people)}/${countText(all.people)} match` : undefined;
  };
  return (
    <UserFilter
      {...{ filter, everybody, labels, useMatch }}
      {...panel}
      count={status && countText(status.people)}
    />
  );
}
