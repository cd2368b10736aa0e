import { Checkbox, Stack } from '@mantine/core';
import { ViewFilter, UserFilter } from '#measurements/web';
import { useNow, useZone } from '#packages/ui';
import type { LabelCount } from '#people/domain';
import { PersonMultiSelect, useHasPlaces } from '#people/web';
import { countOf, countText } from '#packages/kit';
import { useListCount, useListQuery } from './use-list-of-tests.ts';
import type { ListPlace } from './list-search.ts';
import classes from './list.module.css';

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
  const { data: list } = useListCount(useListQuery(place));
  const everybody = {
    ...place,
    ...{ tag_ids: [], job_ids: [], location_ids: [], user_ids: [], showHidden: false },
  };
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
        filter={place}
        everybody={everybody}
        labels={labels}
        count={list && countText(list.people)}
        useMatch={useMatchWords}
        more={(draft, change) => (
          <Stack gap={10} className={classes['switches'] ?? ''}>
            <PersonMultiSelect
              label="People"
              placeholder={draft.user_ids.length === 0 ? 'Everybody' : ''}
              value={draft.user_ids}
              onChange={(user_ids) => change({ user_ids })}
            />
            <Checkbox
              label="Show hidden users"
              checked={draft.showHidden}
              onChange={(event) => change({ showHidden: event.currentTarget.checked })}
            />
          </Stack>
        )}
        opened={open === 'people'}
        onOpen={() => onOpen('people')}
        onClose={close}
        onApply={apply}
      />
    </>
  );
}

/** '64 people match'. */
function useMatchWords(draft: ListPlace): string | undefined {
  const { data: found } = useListCount(useListQuery(draft));
  if (found === undefined) return undefined;
  return `${countOf(found.people, 'person', 'people')} match`;
}
