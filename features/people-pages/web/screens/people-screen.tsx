import { Checkbox } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  EmptyState,
  NoMatch,
  Screen,
  SearchField,
  useListSearch,
  useSelection,
} from '#packages/ui';
import type { Selection } from '#packages/ui';
import { peopleLabels, peopleList } from '#hydration/offline';
import { usePrefetchRead, useCopy, useInitialised } from '#packages/sync/web';
import { listRemoved } from '#people/contract';
import type { PersonRow } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canCall } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { useHasPlaces, useOnlyPeople } from '#people/web';
import { usePendingPeople } from '../actions/pending.ts';
import { matchText } from '../list/match-text.ts';
import { ListActions } from '../list/list-actions.tsx';
import { useSelectionActions } from '../list/selection-actions.tsx';
import { PeopleAhead } from '../list/people-ahead.tsx';
import { PeopleFilterButton } from '../list/people-filter.tsx';
import { PeopleSentence } from '../list/people-sentence.tsx';
import { PeopleTable } from '../list/people-table.tsx';
import { useAllPeople } from '../list/use-all-people.ts';
import { useWhenHere } from '../list/use-when-here.ts';
import { removedTexts } from '../removed/removed-texts.ts';
import { NewPersonButton } from '../person/new-person-button.tsx';
import { onlyOf, peopleSearch, queryFromFilter, restrictions } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { RemovedScreen } from './removed-screen.tsx';
import classes from './people-screen.module.css';

/** /people: everybody the viewer may see; for admins also the people they may restore. */
export function PeopleScreen() {
  const [filter] = useListSearch(peopleSearch, 'people', '/people');
  const { data: viewer } = useCopy(permissionsViewer, {});
  const mayRestore = viewer !== undefined && canCall(listRemoved.right, viewer);
  if (filter.removed && mayRestore) return <RemovedScreen />;
  return <PeopleList filter={filter} viewer={viewer ?? null} mayRestore={mayRestore} />;
}

interface ListProps {
  filter: PeopleFilter;
  /** Null until loaded. */
  viewer: Viewer | null;
  mayRestore: boolean;
}

/** All people with their state and location. */
function PeopleList({ filter, viewer, mayRestore }: ListProps) {
  const navigate = useNavigate();
  const pending = usePendingPeople();
  const [held] = useOnlyPeople();
  const only = onlyOf(filter, held);
  const queryOf = (one: PeopleFilter) => ({
    ...queryFromFilter(one),
    ...(only && { among: only.user_ids }),
    ...(pending && { pending }),
  });
  const query = queryOf(filter);
  const ahead = usePrefetchRead(peopleList);
  const whenReady = useWhenHere();
  const goTo = (next: PeopleFilter, replace: boolean) =>
    void navigate({ to: '/people', search: peopleSearch.short(next), replace });
  const setFilter = (next: PeopleFilter, replace = false) =>
    whenReady(ahead(queryOf(next)), () => goTo(next, replace));
  const onNear = (next: PeopleFilter) => void ahead(queryOf(next));
  // The field only keeps typed text if its value is updated synchronously.
  const setSearch = (search: string) =>
    whenReady(null, () => goTo({ ...filter, search, page: 0 }, true));
  const list = useCopy(peopleList, query, { keepPrevious: true });
  const readAll = useAllPeople(query, list.data);
  const chosen = useSelection(idOf);
  const { menu, layer } = useSelectionActions({
    chosen,
    matching: list.data?.matching ?? 0,
    readAll,
  });
  const { data: labels = [] } = useCopy(
    peopleLabels,
    { showHidden: filter.showHidden },
    { keepPrevious: true },
  );
  const hasPlaces = useHasPlaces();
  const initialised = useInitialised();
  const isFiltered = restrictions(filter) > 0 || filter.search !== '' || only !== null;
  return (
    <Screen
      title="People"
      ready={initialised && !list.isPending}
      actions={
        <>
          {viewer && <ListActions viewer={viewer} />}
          <NewPersonButton />
        </>
      }
      sentence={
        list.data && (
          <>
            <PeopleSentence
              page={list.data}
              filter={filter}
              labels={labels}
              who={only?.who ?? null}
            />
            {only !== null && (
              <>
                {' · '}
                <Link
                  to="/people"
                  search={peopleSearch.short({
                    ...filter,
                    only: false,
                    people: [],
                    who: '',
                    page: 0,
                  })}
                  className={classes['removed']}
                >
                  Show all people
                </Link>
              </>
            )}
            {mayRestore && (
              <>
                {' · '}
                <Link to="/people" search={{ removed: true }} className={classes['removed']}>
                  {removedTexts.view}
                </Link>
              </>
            )}
          </>
        )
      }
    >
      <div className={`${classes['toolbar'] ?? ''} ws-not-printed`}>
        <SearchField
          label="Search people"
          placeholder={hasPlaces ? 'Name, tag, job or location' : 'Name or tag'}
          value={filter.search}
          onChange={setSearch}
        />
        <PeopleFilterButton
          filter={filter}
          labels={labels}
          count={matchText(list.data)}
          onApply={setFilter}
          onNear={onNear}
        />
        <ChooseShown rows={list.data?.rows ?? []} chosen={chosen} />
      </div>
      <PeopleTable
        filter={filter}
        list={list}
        onFilter={setFilter}
        onNear={onNear}
        chosen={chosen}
        menu={menu}
        readAll={readAll}
        empty={
          isFiltered ? (
            <NoMatch
              text="No people match this search and filter."
              onReset={() => setFilter(peopleSearch.defaults)}
            />
          ) : (
            <EmptyState
              title="No people yet"
              text="People you can view appear here, with their latest hydration status."
              action={
                <>
                  <NewPersonButton />
                  {viewer && <ListActions viewer={viewer} />}
                </>
              }
            />
          )
        }
      />
      {layer}
      {list.data && <PeopleAhead next={queryOf({ ...filter, page: filter.page + 1 })} />}
    </Screen>
  );
}

/** Chooses all people of the current page, or none. */
function ChooseShown({
  rows,
  chosen,
}: {
  rows: readonly PersonRow[];
  chosen: Selection<PersonRow>;
}) {
  const count = rows.filter(({ user_id }) => chosen.has(user_id)).length;
  return (
    <Checkbox
      className={classes['shown'] ?? ''}
      label="Select page"
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      onChange={(event) => chosen.set(rows, event.currentTarget.checked)}
    />
  );
}

function idOf({ user_id }: PersonRow): string {
  return user_id;
}
