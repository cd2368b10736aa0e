import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserMinus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, NoMatch, queryPlace } from '#packages/ui';
import { personName } from '#people/domain';
import type { PeoplePage, PersonRow } from '#people/domain';
import { peopleSearch, restrictions } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { memberColumns } from './member-columns.tsx';
import type { MemberChoice } from './member-columns.tsx';

interface Props {
  tag_id: string;
  list: UseQueryResult<PeoplePage>;
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
  allRows: () => Promise<readonly PersonRow[]>;
  /** Which of them are chosen; null if there are no actions with several people. */
  choice: Omit<MemberChoice, 'mayChoose'> | null;
  /** People who are being removed. */
  leaving: ReadonlySet<string>;
  mayRemove: (person: PersonRow) => boolean;
  onRemove: (user_id: string) => void;
  empty: ReactNode;
}

/** The members of a tag, page by page. */
export function MemberTable({ tag_id, list, filter, onFilter, choice, leaving, ...props }: Props) {
  const { online } = useSyncStatus();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { data, error, refetch } = list;
  const menu = (person: PersonRow) =>
    props.mayRemove(person) && (
      <ActionIcon
        variant="subtle"
        title="Remove"
        aria-label={`Remove ${personName(person)}`}
        disabled={!online || leaving.size > 0}
        onClick={() => props.onRemove(person.user_id)}
      >
        <IconUserMinus size={16} stroke={1.75} />
      </ActionIcon>
    );
  return (
    <DataTable
      name="members"
      label="Members"
      rows={data?.rows}
      rowKey={({ user_id }) => user_id}
      total={data?.matching ?? 0}
      columns={memberColumns({
        tag_id,
        leaving,
        withTime: filter.showLastMeasurement,
        isNarrow,
        choice: choice && { ...choice, mayChoose: props.mayRemove },
      })}
      {...queryPlace(filter, peopleSearch.size, onFilter)}
      allRows={props.allRows}
      {...(choice !== null && { menu })}
      isChosen={({ user_id }) => choice?.chosen.has(user_id) ?? false}
      empty={
        filter.search === '' && restrictions(filter) === 0 ? (
          props.empty
        ) : (
          <NoMatch
            text="No members match this search and filter."
            onReset={() => onFilter(peopleSearch.defaults)}
          />
        )
      }
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
