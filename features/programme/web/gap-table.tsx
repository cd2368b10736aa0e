import { useMemo } from 'react';
import { DataTable, EmptyState, textColumn, useLocalPage, useOnPaper } from '#packages/ui';
import type { Column } from '#packages/ui';
import { itemOf } from '#programme/contract';
import type { AnsweredItem } from '#programme/contract';
import { gapsOf } from '#programme/domain';
import type { Gap } from '#programme/domain';
import {
  answerNames,
  programmeTexts as texts,
  sectionNames,
  severityNames,
} from './programme-texts.ts';
import classes from './gap-table.module.css';

const defaultSize = 50;

/** The items with No or Partly, the most severe first. */
export function GapTable({ items }: { items: readonly AnsweredItem[] }) {
  const gaps = useMemo(() => gapsOf(items), [items]);
  const place = useLocalPage('programme-gaps', defaultSize, gaps);
  const isOnPaper = useOnPaper();
  return (
    <DataTable
      {...place}
      rows={isOnPaper ? gaps : place.rows}
      label={texts.gaps}
      columns={columns}
      rowKey={({ item_id }) => item_id}
      empty={<EmptyState title={texts.noGaps} text={texts.noGapsAbout} />}
    />
  );
}

const columns: readonly Column<Gap>[] = [
  textColumn<Gap>('item', texts.item, ({ item_id }) => itemOf(item_id).text, {
    frozen: true,
    cell: ({ item_id }) => <span className={classes['item']}>{itemOf(item_id).text}</span>,
  }),
  textColumn<Gap>('severity', texts.severity, ({ severity }) => severityNames[severity]),
  textColumn<Gap>('answer', texts.answer, ({ answer }) =>
    answer === null ? '' : answerNames[answer],
  ),
  textColumn<Gap>('section', texts.section, ({ item_id }) => sectionNames[itemOf(item_id).section]),
  textColumn<Gap>('note', texts.note, ({ note }) => note, {
    cell: ({ note }) => <span className={classes['note']}>{note}</span>,
  }),
  textColumn<Gap>('owner', texts.owner, ({ owner_user_id, owner_name }) =>
    owner_user_id === null ? '' : (owner_name ?? texts.erased),
  ),
  textColumn<Gap>('due', texts.due, ({ due_date }) => due_date ?? ''),
];
