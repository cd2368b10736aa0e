import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FigureRowsScreen } from '#compliance/web';
import { useAnswer } from '#packages/http/web';
import { DataTable, EmptyState, useLocalPage, useOnPaper } from '#packages/ui';
import type { Column } from '#packages/ui';
import { listSeasonRows } from '#season-report/contract';
import type { OpenFigure, SeasonRows } from '#season-report/contract';
import type { Days } from '#weather/domain';
import { daysText } from '../percent-text.ts';
import { seasonPath } from '../season-search.ts';
import type { SeasonSearch } from '../season-search.ts';
import { figureMeanings, figureNames, rowNouns, seasonTexts as texts } from '../season-texts.ts';
import { tagsOf } from '../use-season.ts';
import { rowColumns } from './row-columns.tsx';
import type { AnyRow } from './row-columns.tsx';

interface Props {
  search: SeasonSearch;
  period: Days;
  isKnown: boolean;
  figure: OpenFigure;
}

/** The rows behind a figure: people by name, everything else with the newest first. */
export function RowsScreen({ search, period, isKnown, figure }: Props) {
  const query = { ...period, ...tagsOf(search), figure };
  const answer = useAnswer(listSeasonRows, { query }, { enabled: isKnown });
  const { figure: _, ...back } = search;
  return (
    <FigureRowsScreen
      {...{ answer, title: figureNames[figure], days: daysText(period) }}
      meaning={figureMeanings[figure]}
      back={
        <Link to={seasonPath} search={back}>
          {texts.title}
        </Link>
      }
      countText={({ total }) => rowNouns[figure](total)}
      cutText={texts.cut}
      offline={texts.offline}
      refusals={{
        FORBIDDEN: { title: texts.title, text: texts.notPermitted },
        NOT_FOUND: { title: texts.notFound, text: texts.gone },
      }}
    >
      {(data) => <RowsTable answer={data} />}
    </FigureRowsScreen>
  );
}

interface KeyedRow {
  nth: string;
  row: AnyRow;
}

const defaultSize = 50;

/** The rows in the order of the server; on paper all of them. */
function RowsTable({ answer: { figure, rows } }: { answer: SeasonRows }) {
  const columns = useMemo(() => rowColumns(figure).map(withRow), [figure]);
  const keyed = useMemo(
    () => rows.map((row, nth): KeyedRow => ({ nth: String(nth), row })),
    [rows],
  );
  const place = useLocalPage(`season-rows-${figure}`, defaultSize, keyed);
  const isOnPaper = useOnPaper();
  return (
    <DataTable
      {...place}
      rows={isOnPaper ? keyed : place.rows}
      label={figureNames[figure]}
      columns={columns}
      rowKey={({ nth }) => nth}
      empty={<EmptyState title={texts.noRows} text={texts.noRowsAbout} />}
    />
  );
}

function withRow({ cell, text, order: _, ...column }: Column<AnyRow>): Column<KeyedRow> {
  return { ...column, cell: ({ row }) => cell(row), text: ({ row }) => text(row) };
}
