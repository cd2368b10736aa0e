import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DataTable, EmptyState, textColumn, useLocalPage, useOnPaper } from '#packages/ui';
import type { Column } from '#packages/ui';
import { itemOf } from '#programme/contract';
import type { AnsweredItem } from '#programme/contract';
import { gapsOf } from '#programme/domain';
import type { Gap } from '#programme/domain';
import { programmePath } from './programme-search.ts';
import {
  answerNames,
  dayText,
  programmeTexts as texts,
  sectionNames,
  severityNames,
} from './programme-texts.ts';
import { SeverityChip } from './severity-chip.tsx';
import classes from './gap-table.module.css';

const defaultSize = 50;

interface Props {
  items: readonly AnsweredItem[];
  /** Each gap is a link to its question. */
  hasLinks?: boolean;
}

/** The items with No or Partly, the most severe first. */
export function GapTable({ items, hasLinks = false }: Props) {
  const gaps = useMemo(() => gapsOf(items), [items]);
  const place = useLocalPage('programme-gaps', defaultSize, gaps);
  const isOnPaper = useOnPaper();
  return (
    <DataTable
      {...place}
      rows={isOnPaper ? gaps : place.rows}
      label={texts.gaps}
      columns={hasLinks ? linkedColumns : columns}
      rowKey={({ item_id }) => item_id}
      empty={<EmptyState title={texts.noGaps} text={texts.noGapsAbout} />}
    />
  );
}

const columns = columnsWith(({ item_id }) => (
  <span className={classes['item']}>{itemOf(item_id).text}</span>
));
const linkedColumns = columnsWith(({ item_id }) => (
  <Link to={programmePath} search={{}} hash={`item-${item_id}`} className={classes['item']}>
    {itemOf(item_id).text}
  </Link>
));

function columnsWith(cell: (gap: Gap) => ReactNode): readonly Column<Gap>[] {
  return [
    textColumn<Gap>('item', texts.item, ({ item_id }) => itemOf(item_id).text, {
      frozen: true,
      cell,
    }),
    textColumn<Gap>('severity', texts.severity, ({ severity }) => severityNames[severity], {
      cell: ({ severity }) => <SeverityChip severity={severity} />,
    }),
    textColumn<Gap>('answer', texts.answer, ({ answer }) =>
      answer === null ? '' : answerNames[answer],
    ),
    textColumn<Gap>(
      'section',
      texts.section,
      ({ item_id }) => sectionNames[itemOf(item_id).section],
    ),
    textColumn<Gap>('note', texts.note, ({ note }) => note, {
      cell: ({ note }) => <span className={classes['note']}>{note}</span>,
    }),
    textColumn<Gap>('owner', texts.owner, ({ owner_user_id, owner_name }) =>
      owner_user_id === null ? '' : (owner_name ?? texts.erased),
    ),
    textColumn<Gap>('due', texts.due, ({ due_date }) => due_date ?? '', {
      cell: ({ due_date }) => (due_date === null ? '' : dayText(due_date)),
    }),
  ];
}
