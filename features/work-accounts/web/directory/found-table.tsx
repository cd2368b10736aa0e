import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  DataTable,
  EmptyState,
  ErrorState,
  NoMatch,
  SearchField,
  useLocalPage,
} from '#packages/ui';
import type { Sort } from '#packages/ui';
import { directoryTexts } from './directory-texts.ts';
import { foundColumns, sortedPeople } from './found-columns.tsx';
import type { ChosenPeople } from './use-chosen-people.ts';
import { useDirectorySearch } from './use-directory.ts';
import classes from './directory.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  domains: readonly string[];
  chosen: ChosenPeople;
  isOnline: boolean;
}

const byName: Sort = { key: 'name', descending: false };
/** A response has at most fifty people. */
const defaultSize = 50;

/** Searches people of the directory to choose from. */
export function FoundTable({ search, onSearch, domains, chosen, isOnline }: Props) {
  const { data, problem, retry } = useDirectorySearch(search);
  const [sort, setSort] = useState(byName);
  const isNobody = search === '' || !isOnline || problem !== null;
  const found = isNobody ? [] : data && sortedPeople(data.people, sort);
  const place = useLocalPage('work-directory', defaultSize, found);
  const able = (found ?? []).filter(({ is_person }) => !is_person);
  const count = able.filter(({ object_id }) => chosen.has(object_id)).length;
  return (
    <>
      <div className={classes['toolbar']}>
        <SearchField
          label={directoryTexts.search}
          placeholder={directoryTexts.placeholder}
          value={search}
          onChange={(text) => {
            onSearch(text.trim());
            place.onPage(0);
          }}
        />
        <Checkbox
          label={directoryTexts.chooseFound}
          checked={able.length > 0 && count === able.length}
          indeterminate={count > 0 && count < able.length}
          disabled={able.length === 0}
          onChange={(event) => chosen.set(able, event.currentTarget.checked)}
        />
      </div>
      {problem !== null && isOnline && search !== '' ? (
        <div className="ws-surface">
          <ErrorState message={problem} onRetry={retry} />
        </div>
      ) : (
        <DataTable
          {...place}
          label={directoryTexts.table}
          rowKey={({ object_id }) => object_id}
          columns={foundColumns(chosen)}
          sort={sort}
          onSort={setSort}
          empty={<Nobody {...{ search, onSearch, domains, isOnline }} />}
        />
      )}
      <p className={classes['note']} role="status">
        {place.total > 0 && data?.is_more === true && directoryTexts.more}
      </p>
    </>
  );
}

function Nobody({
  search,
  onSearch,
  domains,
  isOnline,
}: Pick<Props, 'search' | 'onSearch' | 'domains' | 'isOnline'>) {
  const { offline, needsConnection, begin, beginText, nobodyText } = directoryTexts;
  if (!isOnline) return <EmptyState title={offline} text={needsConnection} />;
  if (search === '') return <EmptyState title={begin} text={beginText} />;
  return <NoMatch text={nobodyText(domains)} onReset={() => onSearch('')} />;
}
