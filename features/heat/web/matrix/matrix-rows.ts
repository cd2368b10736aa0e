import { riskColumnNames } from '#heat/contract';
import type { RiskColumn } from '#heat/contract';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { jobRisk } from '#heat/domain';
import type { JobRisk } from '#heat/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { clockOf, heatText, windText } from '../heat-words.ts';
import { matrixTexts } from './matrix-texts.ts';

/** A job with its risks on a day. */
export interface MatrixRow {
  readonly job: SiteJob;
  readonly risks: JobRisk;
}

/** The columns of a day: the weather of now is a part of today only. */
export function columnsOf(isToday: boolean): readonly RiskColumn[] {
  return isToday ? ['min', 'avg', 'max', 'curr'] : ['min', 'avg', 'max'];
}

/**
 * The jobs at a site with their risks on a day of its own time, the worst first; those that are not assessed
 * stand last.
 */
export function matrixRows(
  { days, current, jobs }: SiteJobs,
  date: string,
  { isToday, hasAll }: { isToday: boolean; hasAll: boolean },
): MatrixRow[] {
  const hours = days.find((day) => day.date === date)?.hour ?? [];
  return jobs
    .filter(({ workers }) => hasAll || workers > 0)
    .map((job) => ({ job, risks: jobRisk(job.hazard, hours, isToday ? current : null) }))
    .toSorted((one, other) => worst(other) - worst(one));
}

/** The rows as a file: one line for each cell that has a risk. */
export function matrixFile(
  rows: readonly MatrixRow[],
  columns: readonly RiskColumn[],
  system: MeasurementSystem,
): string[][] {
  const head = [matrixTexts.job, matrixTexts.workers, '', 'Risk', 'Time', 'Heat index', 'Wind'];
  const lines = rows.flatMap(({ job, risks }) =>
    columns.map((column) => {
      const found = risks[column];
      const cells = [job.name, String(job.workers), riskColumnNames[column]];
      if (found === null) return [...cells, '-', '', '', ''];
      const { risk, moment } = found;
      const time = moment.time ?? '';
      return [...cells, String(risk), time, heatText(moment, system), windText(moment, system)];
    }),
  );
  return [head, ...lines];
}

/** What a cell says on hover and to who does not see it. */
export function cellWords(
  { risks }: MatrixRow,
  column: RiskColumn,
  system: MeasurementSystem,
): string[] {
  const found = risks[column];
  if (found === null) return [];
  const { risk, moment } = found;
  return [
    moment.time === null ? 'Mean of the day' : `Time ${clockOf(moment.time)}`,
    `Risk score ${String(risk)}`,
    `Heat index ${heatText(moment, system)}`,
    `Wind speed ${windText(moment, system)}`,
  ];
}

function worst({ risks: { max, curr } }: MatrixRow): number {
  return Math.max(max?.risk ?? -1, curr?.risk ?? -1);
}
