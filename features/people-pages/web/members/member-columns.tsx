import { Badge } from '@mantine/core';
import { RelativeTime, UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import type { Label, PersonRow } from '#people/domain';
import { LabelList, SelectableName } from '#people/web';
import { visibleTags } from '#tags/domain';
import classes from './members.module.css';

/** Which people of the table are chosen. */
export interface MemberChoice {
  chosen: ReadonlySet<string>;
  toggle: (user_id: string) => void;
  mayChoose: (person: PersonRow) => boolean;
}

interface Shown {
  tag_id: string;
  /** Null if there are no actions with several people. */
  choice: MemberChoice | null;
  /** People who are being removed. */
  leaving: ReadonlySet<string>;
  /** Shows the time of each person's last measurement. */
  withTime: boolean;
  /** Findings come before the person's data. */
  isNarrow: boolean;
}

/** Columns of the table of members of a tag, in order. */
export function memberColumns(shown: Shown): Column<PersonRow>[] {
  const { tag_id, choice, leaving, withTime, isNarrow } = shown;
  const [time, tags] = [withTime ? [lastMeasured] : [], otherTags(tag_id)];
  return [
    {
      key: 'name',
      head: 'Name',
      sortable: true,
      frozen: true,
      cell: (row) => (
        <SelectableName person={row} choice={choice} mayChoose={choice?.mayChoose(row) ?? false}>
          {row.is_hidden && <Badge variant="default">Hidden</Badge>}
          {row.experimental && <Badge variant="default">Test</Badge>}
          {leaving.has(row.user_id) && <UnsentMark state="sending" short />}
        </SelectableName>
      ),
      text: personName,
    },
    ...(isNarrow ? [...time, tags, email] : [email, tags, ...time]),
  ];
}

const email: Column<PersonRow> = {
  key: 'email',
  head: 'Email',
  sortable: true,
  cell: (row) =>
    row.email === null ? (
      missing
    ) : (
      <span className={classes['email']} title={row.email}>
        {row.email}
      </span>
    ),
  text: (row) => row.email ?? '',
};

function otherTags(tag_id: string): Column<PersonRow> {
  const others = ({ labels }: PersonRow): Label[] =>
    labels.filter((label) => label.tag_id !== tag_id);
  return {
    key: 'tags',
    head: 'Other tags',
    cell: (row) =>
      others(row).length > 0 ? <LabelList labels={others(row)} most={visibleTags} wrap /> : missing,
    text: (row) =>
      others(row)
        .map(({ name }) => name)
        .join(', '),
  };
}

const lastMeasured: Column<PersonRow> = {
  key: 'time',
  head: 'Last measured',
  sortable: true,
  numeric: true,
  cell: ({ standing: { time } }) => (time === null ? missing : <RelativeTime time={time} />),
  text: ({ standing: { time } }) => (time === null ? '' : new Date(time).toISOString()),
};

const missing = <span className={classes['missing']}>–</span>;
