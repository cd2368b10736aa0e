import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { PeopleParts } from '../people-parts.ts';
import { PersonAvatar } from '../person/person-avatar.tsx';
import { LabelList } from './label-list.tsx';
import classes from './people-columns.module.css';

/** Columns of the list of people, in order. */
export function peopleColumns(
  { Badge: Finding, textOf, unit }: PeopleParts,
  withTime: boolean,
): Column<PersonRow>[] {
  const ofType = (row: PersonRow, type: string) => row.labels.filter((one) => one.type === type);
  const labels = (type: string, key: string, head: string): Column<PersonRow> => ({
    key,
    head,
    cell: (row) =>
      ofType(row, type).length > 0 ? (
        <LabelList labels={ofType(row, type)} most={type === 'default' ? 3 : 1} />
      ) : (
        missing
      ),
    text: (row) =>
      ofType(row, type)
        .map(({ name }) => name)
        .join(', '),
  });
  const time: Column<PersonRow> = {
    key: 'time',
    head: 'Last measured',
    sortable: true,
    numeric: true,
    cell: ({ standing }) =>
      standing.time === null ? missing : <RelativeTime time={standing.time} />,
    text: ({ standing }) => (standing.time === null ? '' : new Date(standing.time).toISOString()),
  };
  return [
    {
      key: 'name',
      head: 'Name',
      sortable: true,
      frozen: true,
      cell: (row) => <NameCell row={row} />,
      text: personName,
    },
    {
      key: 'email',
      head: 'Email',
      sortable: true,
      cell: ({ email }) => email ?? missing,
      text: ({ email }) => email ?? '',
    },
    labels('default', 'tags', 'Tags'),
    labels('job', 'jobs', 'Jobs'),
    labels('location', 'locations', 'Locations'),
    {
      key: 'status',
      head: 'Hydration',
      sortable: true,
      cell: ({ standing }) => <Finding standing={standing} />,
      text: ({ standing }) => textOf(standing)[0],
    },
    {
      key: 'value',
      head: unit,
      sortable: true,
      numeric: true,
      cell: ({ standing }) =>
        standing.value === null ? (
          missing
        ) : (
          <b className={classes['value']}>{textOf(standing)[1]}</b>
        ),
      text: ({ standing }) => textOf(standing)[1],
    },
    ...(withTime ? [time] : []),
    { key: 'access', head: 'Access', cell: ({ access }) => access, text: ({ access }) => access },
  ];
}

const missing = <span className={classes['missing']}>–</span>;

function NameCell({ row }: { row: PersonRow }) {
  return (
    <span className={classes['name']}>
      <PersonAvatar person={row} />
      <Link to="/people/$user_id" params={{ user_id: row.user_id }} className={classes['link']}>
        {personName(row)}
      </Link>
      {row.is_hidden && <Badge variant="default">Hidden</Badge>}
      {row.experimental && <Badge variant="default">Test</Badge>}
    </span>
  );
}
