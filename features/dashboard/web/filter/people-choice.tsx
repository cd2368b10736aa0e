import { isNarrowed, ofEverybody } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { PeopleFilter } from '#hydration/web';
import { countedFilter, dashboardPage } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { countText } from '#packages/kit';
import type { Panel } from '#packages/ui';
import { useDashboardStatus } from '../use-dashboard.ts';

interface Props extends Panel {
  filter: DashboardFilter;
  page?: FilterPage;
  onApply: (filter: DashboardFilter) => void;
}

/** The people filter of the page; its button shows their number: '231', or '12/231'. */
export function PeopleChoice({ filter, page = dashboardPage, onApply, ...panel }: Props) {
  const useCount = (one: DashboardFilter) => {
    const { showHidden } = one;
    const { data: found } = useDashboardStatus(countedFilter(one, page));
    const everybody = { ...ofEverybody(one), showHidden };
    const { data: all } = useDashboardStatus(countedFilter(everybody, page));
    if (found === undefined || all === undefined) return undefined;
    const people = countText(found.people);
    return isNarrowed(one) ? `${people}/${countText(all.people)}` : people;
  };
  const useMatch = (draft: Partial<DashboardFilter>) => {
    const count = useCount({ ...filter, ...draft });
    return count === undefined ? undefined : `${count} match`;
  };
  return (
    <PeopleFilter
      {...{ filter, useMatch }}
      everybody={ofEverybody(filter)}
      count={useCount(filter)}
      onApply={(next) => onApply({ ...filter, ...next })}
      {...panel}
    />
  );
}
