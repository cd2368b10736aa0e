import { useMemo } from 'react';
import type { FigureRows } from '#compliance/contract';
import { DataTable, EmptyState, useLocalPage, useOnPaper } from '#packages/ui';
import type { Column } from '#packages/ui';
import { complianceTexts as texts, figureNames } from '../compliance-texts.ts';
import { rowColumns } from './row-columns.tsx';
import type { AnyRow } from './row-columns.tsx';

const defaultSize = 50;

/** The rows of a figure in the order of the server; on paper all of them. */
export function RowsTable({ answer }: { answer: FigureRows }) {
  const columns = useMemo(() => rowColumns(answer.figure), [answer.figure]);
  const keyed = useMemo(
    () => answer.rows.map((row, nth): KeyedRow => ({ nth: String(nth), row })),
    [answer.rows],
  );
  const keyedColumns = useMemo(() => columns.map(withRow), [columns]);
  const place = useLocalPage(`compliance-rows-${answer.figure}`, defaultSize, keyed);
  const isOnPaper = useOnPaper();
  const label = figureNames[answer.figure];
  return (
    <DataTable
      {...place}
      rows={isOnPaper ? keyed : place.rows}
      label={label}
      columns={keyedColumns}
      rowKey={({ nth }) => nth}
      empty={<EmptyState title={texts.noRows} text={texts.noRowsAbout} />}
    />
  );
}

interface KeyedRow {
  nth: string;
  row: AnyRow;
}

function withRow({ cell, text, order: _, ...column }: Column<AnyRow>): Column<KeyedRow> {
  return { ...column, cell: ({ row }) => cell(row), text: ({ row }) => text(row) };
}
