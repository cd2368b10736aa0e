import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmptyState, Screen, SearchField } from '#packages/ui';
import { useCopy, useInitialised } from '#packages/sync/web';
import { listRemoved } from '#people/contract';
import type { PeoplePage } from '#people/domain';
import { canCall } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { PeopleFilterButton } from '../list/people-filter.tsx';
import { PeopleSentence } from '../list/people-sentence.tsx';
import { PeopleTable } from '../list/people-table.tsx';
import { useHasPlaces } from '../use-has-places.ts';
import { usePeopleParts } from '../people-parts.ts';
import {
  defaultPeopleFilter,
  filterFromSearch,
  queryFromFilter,
  restrictions,
  searchFromFilter,
} from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { RemovedScreen } from './removed-screen.tsx';
import classes from './people-screen.module.css';

/** /people: everybody the viewer may see; for admins also whom they may bring back. */
export function PeopleScreen() {
  const filter = filterFromSearch(useSearch({ strict: false }));
  const { data: viewer } = useCopy(permissionsViewer, {});
  const mayRestore = viewer !== undefined && canCall(listRemoved.right, viewer);
  if (filter.removed && mayRestore) return <RemovedScreen />;
  return <PeopleList filter={filter} mayRestore={mayRestore} />;
}

/** Everybody, how they are, and where to find them. */
function PeopleList({ filter, mayRestore }: { filter: PeopleFilter; mayRestore: boolean }) {
  const navigate = useNavigate();
  const setFilter = (next: PeopleFilter, replace = false) =>
    void navigate({ to: '/people', search: searchFromFilter(next), replace });
  const { useList, useLabels } = usePeopleParts();
  const list = useList(queryFromFilter(filter));
  const { data: labels = [] } = useLabels(filter.showHidden);
  const hasPlaces = useHasPlaces();
  const initialised = useInitialised();
  useEffect(() => {
    document.title = 'People · Watershade';
  }, []);
  const isFiltered = restrictions(filter) > 0 || filter.search !== '';
  return (
    <Screen
      title="People"
      ready={initialised && !list.isPending}
      sentence={
        list.data && (
          <>
            <PeopleSentence page={list.data} filter={filter} labels={labels} />
            {mayRestore && (
              <>
                {' · '}
                <Link to="/people" search={{ removed: true }} className={classes['removed']}>
                  Removed people
                </Link>
              </>
            )}
          </>
        )
      }
    >
      <div className={classes['toolbar']}>
        <SearchField
          label="Search people"
          placeholder={hasPlaces ? 'Name, tag, job or location' : 'Name or tag'}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search, page: 0 }, true)}
        />
        <PeopleFilterButton
          filter={filter}
          labels={labels.filter(({ type }) => hasPlaces || type === 'default')}
          count={countText(list.data)}
          onApply={setFilter}
        />
      </div>
      <PeopleTable
        filter={filter}
        list={list}
        onFilter={setFilter}
        empty={
          isFiltered ? (
            <EmptyState
              title="No match"
              text="Nobody fits this search and filter."
              action={
                <Button variant="default" onClick={() => setFilter(defaultPeopleFilter)}>
                  Reset
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="No people yet"
              text="The people you may look at will stand here, with their newest hydration status."
            />
          )
        }
      />
    </Screen>
  );
}

/** 'n', or 'n/total' while something is filtered out. */
function countText(page: PeoplePage | undefined): string {
  if (page === undefined) return '';
  const { matching, total } = page;
  return matching === total ? String(total) : `${String(matching)}/${String(total)}`;
}
