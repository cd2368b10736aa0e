import { ViewFilter } from '#measurements/web';
import { useNow, useZone } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import { useHasPlaces } from '#people/web';
import type { ListPlace } from './list-search.ts';
import { UserFilter } from './user-filter.tsx';

/** The open panel. */
export type OpenFilter = 'view' | 'people' | null;

interface Props {
  place: ListPlace;
  labels: readonly LabelCount[];
  open: OpenFilter;
  onOpen: (open: OpenFilter) => void;
  onApply: (place: ListPlace) => void;
}

/** 'View' for dates and places, 'People' for whose tests. */
export function ListFilters({ place, labels, open, onOpen, onApply }: Props) {
  const [now, zone, hasPlaces] = [useNow(), useZone(), useHasPlaces()];
  const apply = (next: ListPlace) => onApply({ ...next, page: 0, measurement_id: null });
  const close = () => onOpen(null);
  return (
    <>
      <ViewFilter
        filter={place}
        {...{ now, zone }}
        locations={labels.filter(({ type }) => hasPlaces && type === 'location')}
        opened={open === 'view'}
        onOpen={() => onOpen('view')}
        onClose={close}
        onApply={(filter) => apply({ ...place, ...filter })}
      />
      <UserFilter
        {...{ place, labels }}
        opened={open === 'people'}
        onOpen={() => onOpen('people')}
        onClose={close}
        onApply={apply}
      />
    </>
  );
}
