import { Badge } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  NoMatch,
  RowAction,
  UnsentMark,
  missing,
  sortAndPage,
  textColumn,
  timeColumn,
  useIsNarrow,
} from '#packages/ui';
import type { Column, Selection } from '#packages/ui';
import { personName } from '#people/domain';
import type { PeoplePage, PersonRow } from '#people/domain';
import { LabelList, SelectableName } from '#people/web';
import { visibleTags } from '#tags/domain';
import { peopleSearch, restrictions } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import classes from './members.module.css';

interface Props {
  tag_id: string;
  list: UseQueryResult<PeoplePage>;
  filter: PeopleFilter;
  onFilter: (filter: PeopleFilter) => void;
  allRows: () => Promise<readonly PersonRow[]>;
  /** Which of them are chosen; null if there are no actions with several people. */
  choice: Selection<PersonRow> | null;
  /** People who are being removed. */
  leaving: ReadonlySet<string>;
  mayRemove: (person: PersonRow) => boolean;
  onRemove: (user_id: string) => void;
  empty: ReactNode;
}

/** The members of a tag, page by page. */
export function MemberTable({ tag_id, list, filter, onFilter, choice, leaving, ...props }: Props) {
  const { online } = useSyncStatus();
  const isNarrow = useIsNarrow();
  const { data, error, refetch } = list;
  const menu = (person: PersonRow) =>
    props.mayRemove(person) && (
      <RowAction
        icon={IconUserMinus}
        word="Remove"
        of={personName(person)}
        disabled={!online || leaving.size > 0}
        onClick={() => props.onRemove(person.user_id)}
      />
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
        choice,
        mayChoose: props.mayRemove,
      })}
      {...sortAndPage(filter, peopleSearch.size, onFilter)}
      allRows={props.allRows}
      {...(choice !== null && { menu })}
      isChosen={({ user_id }) => choice?.has(user_id) ?? false}
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

interface Shown {
  tag_id: string;
  /** Null if there are no actions with several people. */
  choice: Selection<PersonRow> | null;
  mayChoose: (person: PersonRow) => boolean;
  /** People who are being removed. */
  leaving: ReadonlySet<string>;
  /** Shows the time of each person's last measurement. */
  withTime: boolean;
  /** Findings come before the person's data. */
  isNarrow: boolean;
}

/** Columns of the table of members of a tag, in order. */
function memberColumns(shown: Shown): Column<PersonRow>[] {
  const { tag_id, choice, mayChoose, leaving, withTime, isNarrow } = shown;
  const [time, tags] = [withTime ? [lastMeasured] : [], otherTags(tag_id)];
  return [
    textColumn('name', 'Name', personName, {
      ...{ sortable: true, frozen: true },
      cell: (row) => (
        <SelectableName person={row} choice={choice} mayChoose={mayChoose(row)}>
          {row.is_hidden && <Badge variant="default">Hidden</Badge>}
          {row.experimental && <Badge variant="default">Test</Badge>}
          {leaving.has(row.user_id) && <UnsentMark state="sending" short />}
        </SelectableName>
      ),
    }),
    ...(isNarrow ? [...time, tags, email] : [email, tags, ...time]),
  ];
}

const email = textColumn<PersonRow>('email', 'Email', (row) => row.email ?? '', {
  sortable: true,
  cell: (row) =>
    row.email === null ? (
      missing
    ) : (
      <span className={classes['email']} title={row.email}>
        {row.email}
      </span>
    ),
});

function otherTags(tag_id: string): Column<PersonRow> {
  const others = ({ labels }: PersonRow) => labels.filter((label) => label.tag_id !== tag_id);
  const text = (row: PersonRow) =>
    others(row)
      .map(({ name }) => name)
      .join(', ');
  return textColumn('tags', 'Other tags', text, {
    cell: (row) =>
      others(row).length > 0 ? <LabelList labels={others(row)} most={visibleTags} wrap /> : missing,
  });
}

const lastMeasured = timeColumn<PersonRow>(
  'time',
  'Last measured',
  ({ latestState }) => latestState.time,
  {
    ...{ sortable: true, numeric: true },
  },
);
