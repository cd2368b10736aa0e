import type { DashboardFilter } from '#dashboard/domain';
import { countedFilter, dashboardPage } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { FilterSentence, peopleWords } from '#measurements/web';
import { useDashboardStatus } from '../use-dashboard.ts';
import { foundParts } from './found-parts.ts';
import { useFilterNames } from './use-filter-names.ts';

interface Props {
  filter: DashboardFilter;
  page?: FilterPage;
  locations: readonly { tag_id: string; name: string }[];
  /** Opens the editor of dates and places. */
  onEdit: () => void;
  /** Opens the editor of people. */
  onEditPeople: () => void;
}

/**
 * The filter as a sentence: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests'. Until the
 * numbers of a new filter are known it has none, never those of the filter before.
 */
export function FilterLine({ filter, page = dashboardPage, ...edit }: Props) {
  const { data: status, isPlaceholderData } = useDashboardStatus(countedFilter(filter, page));
  const who = peopleWords(filter, useFilterNames(filter));
  return (
    <span data-testid="filter-line">
      <FilterSentence {...{ filter, page, who }} {...edit} />
      {status !== undefined && !isPlaceholderData && (
        <>
          {': '}
          {foundParts(status).map(({ text, isFigure }) =>
            isFigure ? <b key={text}>{text}</b> : text,
          )}
        </>
      )}
    </span>
  );
}
