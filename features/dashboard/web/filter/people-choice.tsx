import { peopleLabels } from '#hydration/offline';
import type { DateFilter } from '#measurements/contract';
import { UserFilter } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import { useDashboardStatus } from '../use-dashboard.ts';

interface Props {
  filter: DateFilter;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onApply: (filter: DateFilter) => void;
}

/** Of whom the dashboard tells, with how many people that are. */
export function PeopleChoice({ filter, ...panel }: Props) {
  const { data: status } = useDashboardStatus(filter);
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const everybody = { ...filter, tag_ids: [], job_ids: [], location_ids: [] };
  const useMatch = (draft: DateFilter) => {
    const { data: found } = useDashboardStatus(draft);
    const { data: all } = useDashboardStatus(everybody);
    return found && all ? `${String(found.people)}/${String(all.people)} match` : undefined;
  };
  return (
    <UserFilter {...{ filter, everybody, labels, useMatch }} {...panel} count={status?.people} />
  );
}
