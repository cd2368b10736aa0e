import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { textColumn, UnsentMark } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagRow, TagSort } from '#tags/domain';
import { countText } from '#packages/kit';
import { kindTexts, tagPaths, tagTexts } from '#tags/web';
import type { TagKind } from '../kind/tag-kind.ts';
import classes from './tag-list.module.css';

/** Columns of the list of one type, in order; on a phone the most important come first. */
export function tagColumns({ type, columns, Mark }: TagKind, isNarrow: boolean): Column<TagRow>[] {
  const { head, managers } = kindTexts[type];
  const managed = counted('managers', managers);
  const measured = counted('measurements', tagTexts.measurements);
  return [
    textColumn('name', head, ({ tag }) => tag.name, {
      ...{ sortable: true, frozen: true },
      cell: (row) => <NameCell row={row} {...(isNarrow && Mark && { Mark })} />,
    }),
    counted('users', tagTexts.users),
    ...(isNarrow ? [measured, managed] : [managed, measured]),
    ...columns.map(({ column }) => column),
  ];
}

function counted(key: Exclude<TagSort, 'name'>, head: string): Column<TagRow> {
  return textColumn(key, head, (row) => String(row[key]), {
    ...{ sortable: true, numeric: true },
    cell: (row) => (row[key] === 0 ? <span className="ws-missing">0</span> : countText(row[key])),
  });
}

interface NameCellProps extends Pick<TagKind, 'Mark'> {
  row: TagRow;
}

/**
 * The name: faded if hidden, struck through if deleted, with the same information for screen
 * readers.
 */
function NameCell({ row: { tag, isPending, isReturned }, Mark }: NameCellProps) {
  const { active, is_hidden } = tag;
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The whole row blinks. A CSS `:has()` rule would be evaluated with every change of any table.
    const row = box.current?.closest('tr');
    const blinks = classes['returned'];
    if (isReturned !== true || !row || !blinks) return;
    row.classList.add(blinks);
    return () => row.classList.remove(blinks);
  }, [isReturned]);
  return (
    <span
      ref={box}
      className={classes['name']}
      data-faded={is_hidden || !active}
      data-returned={isReturned === true}
    >
      <TagLink tag={tag} />
      {!active && <Badge variant="default">Deleted</Badge>}
      {active && is_hidden && <Badge variant="default">Hidden</Badge>}
      {Mark && <Mark tag={tag} />}
      {isPending && <UnsentMark state="sending" short />}
    </span>
  );
}

/** Link to the page of a tag; plain text for a deleted one. */
function TagLink({ tag: { tag_id, name, type, active } }: { tag: Tag }) {
  const looks = { className: classes['text'], title: name, dir: 'auto' } as const;
  if (!active) return <s {...looks}>{name}</s>;
  return (
    <Link to={`${tagPaths[type]}/$tag_id`} params={{ tag_id }} {...looks}>
      {name}
    </Link>
  );
}
