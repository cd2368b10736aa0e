import { useEffect, useRef, useState } from 'react';
import { clockOf, dayWords } from '../heat-words.ts';
import { ExplainPlace } from '../explain/explain-place.tsx';
import { RiskExplained } from '../explain/risk-explained.tsx';
import { MoveLink } from '../hours/move-link.tsx';
import { columnsOf } from './matrix-rows.ts';
import type { OpenCell } from './matrix-table.tsx';
import { RiskMatrixCard } from './risk-matrix-card.tsx';
import { useMatrix } from './use-matrix.ts';
import type { Matrix } from './use-matrix.ts';
import { riskColumnNames } from '#heat/contract';
import type { RiskColumn } from '#heat/contract';
import classes from './matrix.module.css';

/** The risks of the jobs at a location; a cell opens its explanation. */
export function RiskMatrix() {
  const matrix = useMatrix();
  const [open, setOpen] = useState<OpenCell | null>(null);
  const pressed = useRef<Element | null>(null);
  const columns = columnsOf(matrix.hasToday);
  const shown = open === null ? null : foundOf(matrix, open);
  // After it is closed: nothing behind a drawer can take the focus.
  useEffect(() => {
    if (open === null && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [open]);
  return (
    <div className={classes['place']} data-open={shown !== null}>
      <RiskMatrixCard
        {...{ matrix, columns }}
        open={open}
        onOpen={(cell) => {
          pressed.current = document.activeElement;
          setOpen(isSame(cell, open) ? null : cell);
        }}
      />
      {shown !== null && open !== null && matrix.site && matrix.site_id !== null && (
        <ExplainPlace
          title={`${shown.job.name}, ${whenWords(open.column, shown.found.moment.time)}`}
          risk={shown.found.risk}
          onClose={() => setOpen(null)}
        >
          <RiskExplained
            {...{ site: matrix.site, site_id: matrix.site_id, system: matrix.system, ...shown }}
            days={matrix.forecastDays}
            from={shown.found.moment.time ?? `${matrix.days.from} 00:00`}
            move={moveOf(matrix, shown)}
          />
        </ExplainPlace>
      )}
    </div>
  );
}

/** The open cell; null if another day or place is shown. */
function foundOf({ rows }: Matrix, { job_id, column }: OpenCell) {
  const row = rows.find(({ job }) => job.tag_id === job_id);
  const found = row?.risks[column] ?? null;
  return row === undefined || found === null ? null : { job: row.job, found };
}

/** Link to milder hours of a shift; none for the mean of a day, nor for a past hour. */
function moveOf({ site_id, site, today }: Matrix, { job, found }: NonNullable<Shown>) {
  const { time } = found.moment;
  const hourOfNow = site?.current?.last_updated.slice(0, 13) ?? today;
  if (site_id === null || time === null || time < hourOfNow) return null;
  return <MoveLink site_id={site_id} job_id={job.tag_id} time={time} />;
}

function whenWords(column: RiskColumn, time: string | null): string {
  if (column === 'curr') return 'now';
  if (time === null) return riskColumnNames[column];
  return `${dayWords(time.slice(0, 10))}, ${clockOf(time)}`;
}

type Shown = ReturnType<typeof foundOf>;

function isSame(one: OpenCell, other: OpenCell | null): boolean {
  return one.job_id === other?.job_id && one.column === other.column;
}
