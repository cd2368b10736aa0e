import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { crewTexts } from '../crew/crew-texts.ts';
import { clockOf, dayWords } from '../heat-words.ts';
import { ExplainPlace, useIsBeside } from '../explain/explain-place.tsx';
import { RiskExplained } from '../explain/risk-explained.tsx';
import { aroundHour } from '../hours/hour-address.ts';
import { hoursTexts } from '../hours/hours-texts.ts';
import { LevelLegend } from '../level-legend.tsx';
import { matrixDaysText, namedDays } from './matrix-days.ts';
import { columnsOf, matrixFile } from './matrix-rows.ts';
import type { MatrixCell } from './matrix-rows.ts';
import { MatrixTable } from './matrix-table.tsx';
import { matrixTexts } from './matrix-texts.ts';
import { useMatrix } from './use-matrix.ts';
import type { Matrix } from './use-matrix.ts';
import { riskColumnNames } from '#heat/contract';
import type { RiskColumn } from '#heat/contract';
import {
  Card,
  csvTool,
  EmptyState,
  ErrorState,
  RelativeTime,
  SearchSelect,
  TableSkeleton,
  useDelayPageReady,
  useSaveCsv,
} from '#packages/ui';
import type { Days } from '#weather/domain';
import { DayRange, SimulatedBadge } from '#weather/web';
import { SetUpLink } from '#people/web';
import classes from './matrix.module.css';

interface RiskMatrixProps {
  /** What is about the same hour: below the explanation, or below the table. */
  children?: ReactNode;
}

/**
 * The risks of the jobs at a location; a cell opens its explanation, a second item of the grid of
 * the screen, which has a column for it while it is there. Where there is room beside the
 * table, that of the worst job of now is open from the beginning.
 */
export function RiskMatrix({ children }: RiskMatrixProps) {
  const matrix = useMatrix();
  const isBeside = useIsBeside();
  const [isChosen, setChosen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement | null>(null);
  const columns = columnsOf(matrix.hasToday);
  const open = matrix.cell ?? (isBeside ? matrix.ownCell : null);
  const shown = open === null ? null : foundOf(matrix, open);
  const choose = (cell: MatrixCell | null) => {
    if (cell === null) left.current = place.current?.querySelector(openCell) ?? null;
    setChosen(true);
    matrix.openCell(cell);
  };
  // After it is closed: nothing behind a drawer can take the focus.
  useEffect(() => {
    if (open !== null) return;
    left.current?.focus();
    left.current = null;
  }, [open]);
  const explanation = shown !== null && open !== null && matrix.site && matrix.site_id !== null && (
    <ExplainPlace
      title={`${shown.job.name}, ${whenWords(open.column, shown.found.moment.time)}`}
      risk={shown.found.risk}
      {...{ isBeside }}
      takesFocus={isChosen}
      onClose={() => choose(null)}
    >
      <RiskExplained
        {...{ site: matrix.site, site_id: matrix.site_id, system: matrix.system, ...shown }}
        days={matrix.forecastDays}
        from={shown.found.moment.time ?? `${matrix.days.from} 00:00`}
        move={moveOf(matrix, shown)}
      />
    </ExplainPlace>
  );
  return (
    <div ref={place} className={classes['place']} data-open={shown !== null}>
      <RiskMatrixCard
        {...{ matrix, columns }}
        open={open}
        onOpen={(cell) => choose(isSame(cell, open) ? null : cell)}
      />
      {isBeside && explanation ? (
        <div className={classes['beside']} data-explanation>
          {explanation}
          {children}
        </div>
      ) : (
        <>
          {explanation}
          {children}
        </>
      )}
    </div>
  );
}

/** The button of the open cell. */
const openCell = 'table button[aria-expanded="true"]';

/** The open cell; null if another day or place is shown. */
function foundOf({ rows }: Matrix, { job_id, column }: MatrixCell) {
  const row = rows.find(({ job }) => job.tag_id === job_id);
  const found = row?.risks[column] ?? null;
  return row === undefined || found === null ? null : { job: row.job, found };
}

/** Link to milder hours of a shift; none for the mean of a day, nor for a past hour. */
function moveOf({ site_id, site, today }: Matrix, { job, found }: NonNullable<Shown>) {
  const { time } = found.moment;
  const hourOfNow = site?.current?.last_updated.slice(0, 13) ?? today;
  if (site_id === null || time === null || time < hourOfNow) return null;
  return (
    <Link to="/monitoring" search={{ best_hours: site_id, job: job.tag_id, ...aroundHour(time) }}>
      {hoursTexts.move}
    </Link>
  );
}

function whenWords(column: RiskColumn, time: string | null): string {
  if (column === 'curr') return 'now';
  if (time === null) return riskColumnNames[column];
  return `${dayWords(time.slice(0, 10))}, ${clockOf(time)}`;
}

type Shown = ReturnType<typeof foundOf>;

function isSame(one: MatrixCell, other: MatrixCell | null): boolean {
  return one.job_id === other?.job_id && one.column === other.column;
}

interface RiskMatrixCardProps {
  matrix: Matrix;
  columns: readonly RiskColumn[];
  open: MatrixCell | null;
  onOpen: (cell: MatrixCell) => void;
}

/** The risks of the jobs at a location on a day. */
function RiskMatrixCard({ matrix, columns, open, onOpen }: RiskMatrixCardProps) {
  const { rows, site, system, days, hasAll, isComing, error } = matrix;
  useDelayPageReady((site === undefined || isComing) && error === null);
  const saveCsv = useSaveCsv();
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const tools = useMemo(() => {
    const save = () => saveCsv(`risk matrix ${daysName(days)}`, matrixFile(rows, columns, system));
    return [csvTool(save, rows.length === 0)];
  }, [rows, columns, system, days, saveCsv]);
  return (
    <Card
      title={matrixTexts.title}
      help={matrixTexts.help}
      badge={isWide && <Updated site={site} />}
      subtitle={subtitleOf(matrix, isWide ? null : <Updated site={site} />)}
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
      footer={site === null ? undefined : <MatrixFoot matrix={matrix} />}
    >
      {site !== null && <MatrixChoices matrix={matrix} />}
      <Body {...{ matrix, columns, open, onOpen }} />
    </Card>
  );
}

function Body({ matrix, ...table }: RiskMatrixCardProps) {
  const { site, rows, hasAll, isComing, error, retry } = matrix;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (site === null) {
    return (
      <EmptyState
        title={matrixTexts.noPlace}
        text={matrixTexts.noPlaceAbout}
        action={<SetUpLink step="site" />}
      />
    );
  }
  if (site === undefined || isComing) return <TableSkeleton rows={6} height={48} />;
  if (rows.length > 0) return <MatrixTable matrix={matrix} {...table} />;
  return hasAll ? (
    <EmptyState
      title={matrixTexts.noJobs}
      text={matrixTexts.noJobsAbout}
      action={<SetUpLink step="job" />}
    />
  ) : (
    <EmptyState
      title={matrixTexts.nobody}
      text={matrixTexts.nobodyAbout}
      action={<SetUpLink step="crew" />}
    />
  );
}

/** On paper the choices are missing; without a forecast there is no risk. */
function subtitleOf({ site, days, today, isPartly }: Matrix, updated: ReactNode): ReactNode {
  if (site == null) return '\u00a0';
  if (site.fetched_time === null) return `${site.name}. ${matrixTexts.noWeather}`;
  return (
    <>
      <span className="ws-only-print">
        {site.name}, {matrixDaysText(days, today)}
      </span>
      {updated} {isPartly && matrixTexts.partly}
    </>
  );
}

/** Age of the forecast. */
function Updated({ site }: Pick<Matrix, 'site'>) {
  if (site?.fetched_time == null) return null;
  return (
    <span className={classes['updated']}>
      <span>
        {matrixTexts.updated} <RelativeTime time={site.fetched_time} />
      </span>
      {site.is_simulated && <SimulatedBadge />}
    </span>
  );
}

function daysName({ from, to }: Days): string {
  return from === to ? from : `${from} to ${to}`;
}

/** Inputs for location and days. */
function MatrixChoices({ matrix }: { matrix: Matrix }) {
  const { sites = [], site_id, chooseSite, days, bounds, today, chooseDays } = matrix;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <SearchSelect
        label={matrixTexts.location}
        isLabelHidden
        placeholder={matrixTexts.location}
        options={sites.map(({ tag_id, name }) => ({ id: tag_id, label: name }))}
        value={site_id}
        onChange={chooseSite}
      />
      <DayRange
        {...{ days, today, bounds }}
        named={namedDays(today, bounds)}
        text={matrixDaysText(days, today)}
        disabled={!matrix.site?.zone}
        onChange={chooseDays}
      />
    </div>
  );
}

/** What the colours mean, and the screens for milder hours and for the work of each hour. */
function MatrixFoot({ matrix }: { matrix: Matrix }) {
  const { rows, site, site_id, days, today } = matrix;
  return (
    <div className={classes['foot']}>
      {rows.length > 0 && site?.fetched_time != null && <LevelLegend />}
      {site_id !== null && (
        <span className={`${classes['links'] ?? ''} ws-not-printed`}>
          <Link
            to="/monitoring"
            search={{ best_hours: site_id, ...(days.from > today && { date: days.from }) }}
            className="ws-card-link ws-touch"
          >
            {hoursTexts.open}
          </Link>
          <Link to="/monitoring" search={{ crew_card: site_id }} className="ws-card-link ws-touch">
            {crewTexts.open}
          </Link>
        </span>
      )}
    </div>
  );
}
