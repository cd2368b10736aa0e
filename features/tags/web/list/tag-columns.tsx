import { Badge } from '@mantine/core';
import { UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { TagRow, TagSort } from '#tags/domain';
import { tagTexts } from '../tag-texts.ts';
import classes from './tag-list.module.css';

/** Columns of the list of tags, in order. */
export const tagColumns: readonly Column<TagRow>[] = [
  {
    key: 'name',
    head: 'Tags',
    sortable: true,
    frozen: true,
    cell: (row) => <NameCell row={row} />,
    text: ({ tag }) => tag.name,
  },
  counted('users', tagTexts.users),
  counted('managers', tagTexts.managers),
  counted('measurements', tagTexts.measurements),
];

function counted(key: Exclude<TagSort, 'name'>, head: string): Column<TagRow> {
  return {
    ...{ key, head, sortable: true, numeric: true },
    cell: (row) => (row[key] === 0 ? <span className={classes['none']}>0</span> : row[key]),
    text: (row) => String(row[key]),
  };
}

/** A hidden tag is faded, a deleted one struck through; words say the same to those who hear. */
function NameCell({ row: { tag, isPending } }: { row: TagRow }) {
  const { name, active, is_hidden } = tag;
  return (
    <span className={classes['name']} data-faded={is_hidden || !active}>
      {active ? (
        <span className={classes['text']} title={name} dir="auto">
          {name}
        </span>
      ) : (
        <s className={classes['text']} title={name} dir="auto">
          {name}
        </s>
      )}
      {!active && <Badge variant="default">Deleted</Badge>}
      {active && is_hidden && <Badge variant="default">Hidden</Badge>}
      {isPending && <UnsentMark state="sending" short />}
    </span>
  );
}
