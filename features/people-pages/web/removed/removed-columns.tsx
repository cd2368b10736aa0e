import { Link } from '@tanstack/react-router';
import { dateText, dateTimeText } from '#packages/kit';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { RemovedPerson } from '#people/contract';
import { personName } from '#people/domain';

interface Choice {
  /** IANA name. */
  zone: string;
  /** There is only room for the name, the last day and the button. */
  isNarrow: boolean;
}

/** Columns of the list of removed people, in order. */
export function removedColumns({ zone, isNarrow }: Choice): Column<RemovedPerson>[] {
  const [name, ...rest] = columnsOf(zone, isNarrow ? dateText : dateTimeText);
  const until = rest.at(-1);
  return [name, ...(isNarrow ? [until] : rest)].filter((column) => column !== undefined);
}

function columnsOf(zone: string, untilText: typeof dateText): Column<RemovedPerson>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      frozen: true,
      cell: (person) => (
        <Link to="/people/$user_id" params={{ user_id: person.user_id }}>
          {personName(person)}
        </Link>
      ),
      text: personName,
    },
    {
      key: 'email',
      head: 'Email',
      cell: ({ email }) => email ?? '–',
      text: ({ email }) => email ?? '',
    },
    {
      key: 'removed',
      head: 'Removed',
      cell: ({ removed_time }) => <RelativeTime time={Date.parse(removed_time)} />,
      text: ({ removed_time }) => removed_time,
    },
    {
      key: 'until',
      head: 'Restorable until',
      cell: ({ restorable_until }) => untilText(Date.parse(restorable_until), zone),
      text: ({ restorable_until }) => restorable_until,
    },
  ];
}
