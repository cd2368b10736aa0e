import type { ReactNode } from 'react';
import type { DashboardFilter } from '#dashboard/domain';
import { countedFilter, dashboardPage } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';
import { PictureSentence } from '#packages/ui';
import { useDashboardStatus } from '../use-dashboard.ts';
import { useFilterSentence } from './use-filter-sentence.ts';

interface Props {
  filter: DashboardFilter;
  page?: FilterPage;
  children: ReactNode;
}

/** Adds a description of the page's filter to the pictures of the cards below. */
export function FilterPictures({ filter, page = dashboardPage, children }: Props) {
  const { data: found } = useDashboardStatus(countedFilter(filter, page));
  return (
    <PictureSentence sentence={useFilterSentence(filter, { page, found })}>
      {children}
    </PictureSentence>
  );
}
