import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { personName } from '#people/domain';
import type { Label, PersonRow } from '#people/domain';
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
  const names = (type: string, key: string, head: string): Column<PersonRow> => ({
    key,
    head,
    cell: (row) => <Cut text={namesOf(ofType(row, type))} />,
    text: (row) => namesOf(ofType(row, type)),
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
      cell: ({ email }) => <Cut text={email ?? ''} />,
      text: ({ email }) => email ?? '',
    },
    {
      key: 'tags',
      head: 'Tags',
      cell: (row) => {
        const tags = ofType(row, 'default');
        return tags.length > 0 ? <LabelList labels={tags} most={mostTags} /> : missing;
      },
      text: (row) => namesOf(ofType(row, 'default')),
    },
    names('job', 'jobs', 'Jobs'),
    names('location', 'locations', 'Locations'),
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

/** More tags than these are counted. */
const mostTags = 3;

function namesOf(labels: readonly Label[]): string {
  return labels.map(({ name }) => name).join(', ');
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

/** A text that gives way where room is short; whole on hover. */
function Cut({ text }: { text: string }) {
  if (text === '') return missing;
  return (
    <span className={classes['cut']} title={text}>
      {text}
    </span>
  );
}
