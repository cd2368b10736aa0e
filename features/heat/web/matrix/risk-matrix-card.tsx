import { Badge, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { RiskColumn } from '#heat/contract';
import { csvText } from '#packages/kit';
import {
  Card,
  downloadText,
  EmptyState,
  ErrorState,
  RelativeTime,
  TableSkeleton,
  useFileName,
  useHoldPage,
} from '#packages/ui';
import { LevelLegend } from '../level-legend.tsx';
import { weatherMessages } from '#weather/contract';
import type { Days } from '#weather/domain';
import { MatrixChoices } from './matrix-choices.tsx';
import { matrixDaysText } from './matrix-days.ts';
import { matrixFile } from './matrix-rows.ts';
import { MatrixTable } from './matrix-table.tsx';
import type { OpenCell } from './matrix-table.tsx';
import { matrixTexts } from './matrix-texts.ts';
import type { Matrix } from './use-matrix.ts';
import classes from './matrix.module.css';

interface Props {
  matrix: Matrix;
  columns: readonly RiskColumn[];
  open: OpenCell | null;
  onOpen: (cell: OpenCell) => void;
}

/** The risks of the jobs at a location on a day. */
export function RiskMatrixCard({ matrix, columns, open, onOpen }: Props) {
  const { rows, site, system, days, hasAll, isComing, error } = matrix;
  useHoldPage((site === undefined || isComing) && error === null);
  const fileName = useFileName();
  const tools = useMemo(
    () => [
      {
        label: 'Download CSV',
        icon: <IconDownload size={16} />,
        disabled: rows.length === 0,
        onClick: () =>
          downloadText(
            fileName(`risk matrix ${daysName(days)}`, 'csv'),
            'text/csv;charset=utf-8',
            csvText(matrixFile(rows, columns, system)),
          ),
      },
    ],
    [rows, columns, system, days, fileName],
  );
  return (
    <Card
      title={matrixTexts.title}
      help={matrixTexts.help}
      subtitle={<Subtitle matrix={matrix} />}
      aside={
        <SegmentedControl
          aria-label={matrixTexts.jobs}
          data={[
            { label: matrixTexts.withWorkers, value: 'workers' },
            { label: matrixTexts.allJobs, value: 'all' },
          ]}
          value={hasAll ? 'all' : 'workers'}
          onChange={(value) => matrix.showAll(value === 'all')}
        />
      }
      tools={tools}
      footer={rows.length > 0 && site?.fetched_time != null ? <LevelLegend /> : undefined}
    >
      {site !== null && <MatrixChoices matrix={matrix} />}
      <Body {...{ matrix, columns, open, onOpen }} />
    </Card>
  );
}

function Body({ matrix, ...table }: Props) {
  const { site, rows, hasAll, isComing, error, retry } = matrix;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (site === null) {
    return (
      <EmptyState title={matrixTexts.noPlace} text={matrixTexts.noPlaceAbout} outline="rows" />
    );
  }
  if (site === undefined || isComing) return <TableSkeleton rows={6} height={48} />;
  if (rows.length > 0) return <MatrixTable matrix={matrix} {...table} />;
  return hasAll ? (
    <EmptyState title={matrixTexts.noJobs} text={matrixTexts.noJobsAbout} outline="rows" />
  ) : (
    <EmptyState title={matrixTexts.nobody} text={matrixTexts.nobodyAbout} outline="rows" />
  );
}

/** Location, days, and age of the forecast; without a forecast there is no risk. */
function Subtitle({ matrix: { site, days, today, isPartly } }: Pick<Props, 'matrix'>) {
  if (site == null) return '\u00a0';
  if (site.fetched_time === null) return `${site.name}. ${matrixTexts.noWeather}`;
  return (
    <span className={classes['subtitle']}>
      <span>
        {site.name}, {matrixDaysText(days, today)}, {matrixTexts.worstFirst}. Forecast updated{' '}
        <RelativeTime time={site.fetched_time} />
      </span>
      {site.is_simulated && (
        <Badge size="xs" variant="default">
          {weatherMessages.simulated}
        </Badge>
      )}
      {isPartly && <span>{matrixTexts.partly}</span>}
    </span>
  );
}

function daysName({ from, to }: Days): string {
  return from === to ? from : `${from} to ${to}`;
}
