import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError, useAnswer } from '#packages/http/web';
import { generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useLocalPage,
  useNow,
  useOnPaper,
  useZone,
} from '#packages/ui';
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
import classes from './rows-screen.module.css';

interface Props {
  search: SeasonSearch;
  period: Days;
  isKnown: boolean;
  figure: OpenFigure;
}

/** The rows behind a figure: people by name, everything else with the newest first. */
export function RowsScreen({ search, period, isKnown, figure }: Props) {
  const query = { ...period, ...tagsOf(search), figure };
  const { data, error, refetch } = useAnswer(listSeasonRows, { query }, { enabled: isKnown });
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const { online } = useSyncStatus();
  const [zone, now] = [useZone(), useNow()];
  const { figure: _, ...back } = search;
  const code = error instanceof CallError ? error.code : null;
  const isCut = !online && data === undefined;
  const title = figureNames[figure];
  const days = daysText(period);
  const isShort = data !== undefined && data.rows.length < data.total;
  const sentence =
    data === undefined
      ? days
      : `${rowNouns[figure](data.total)}, ${days}.${isShort ? ` ${texts.cut(data.rows.length)}` : ''}`;
  return (
    <Screen
      title={<span className="ws-not-printed">{title}</span>}
      tabTitle={title}
      ready={data !== undefined || error !== null || isCut}
      crumbs={
        <span className="ws-not-printed">
          <Link to={seasonPath} search={back}>
            {texts.title}
          </Link>
        </span>
      }
      sentence={<span className="ws-not-printed">{sentence}</span>}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={data === undefined || data.total === 0}
          onClick={() => void printPage(`${title}, ${days}`)}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made={generatedText(now, zone)}
      />
      <p className="ws-note">{figureMeanings[figure]}</p>
      {code === 'FORBIDDEN' ? (
        <EmptyState title={texts.title} text={texts.notPermitted} />
      ) : code === 'NOT_FOUND' ? (
        <EmptyState title={texts.notFound} text={texts.gone} />
      ) : isCut || (data === undefined && error !== null) ? (
        <ErrorState {...(isCut && { message: texts.offline })} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={44} />
      ) : (
        <div className={classes['table']}>
          <RowsTable answer={data} />
        </div>
      )}
    </Screen>
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
