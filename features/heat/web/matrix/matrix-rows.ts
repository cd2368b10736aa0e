import { riskColumnNames, riskNotes } from '#heat/contract';
import type { RiskColumn } from '#heat/contract';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { isBecauseOfJob, jobRisk, riskLevel } from '#heat/domain';
import type { JobRisk } from '#heat/domain';
import type { MeasurementSystem } from '#organisation/contract';
import type { WeatherDay } from '#weather/contract';
import { clockOf, dayWords, heatText, windText } from '../heat-words.ts';
import { matrixTexts } from './matrix-texts.ts';

/** A job with its risks on a day. */
export interface MatrixRow {
  readonly job: SiteJob;
  readonly risks: JobRisk;
}

/** The columns of some days: the current weather only applies to today. */
export function columnsOf(hasToday: boolean): readonly RiskColumn[] {
  return hasToday ? ['min', 'avg', 'max', 'curr'] : ['min', 'avg', 'max'];
}

interface Shown {
  /** The days, in the site's time. */
  readonly days: readonly WeatherDay[];
  readonly hasToday: boolean;
  readonly hasAll: boolean;
}

/** The jobs at a site with their risks over some days, the worst first, unassessed ones last. */
export function matrixRows(
  { current, jobs }: Pick<SiteJobs, 'current' | 'jobs'>,
  { days, hasToday, hasAll }: Shown,
): MatrixRow[] {
  const hours = days.flatMap(({ hour }) => hour);
  return jobs
    .filter(({ workers }) => hasAll || workers > 0)
    .map((job) => ({ job, risks: jobRisk(job.hazard, hours, hasToday ? current : null) }))
    .toSorted((one, other) => worst(other) - worst(one));
}

/** A cell of the table. */
export interface MatrixCell {
  readonly job_id: string;
  readonly column: RiskColumn;
}

/** The cell with the highest risk of now; null if no job has one, as on another day. */
export function worstNow(rows: readonly MatrixRow[]): MatrixCell | null {
  const assessed = rows.filter(({ risks }) => risks.curr !== null);
  const [worst] = assessed.toSorted(
    (one, other) => (other.risks.curr?.risk ?? 0) - (one.risks.curr?.risk ?? 0),
  );
  return worst === undefined ? null : { job_id: worst.job.tag_id, column: 'curr' };
}

/** The rows as a file: one line for each cell with a risk. */
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

interface Words {
  readonly system: MeasurementSystem;
  /** Several days: a time is shown with its day. */
  readonly isRange: boolean;
}

/** Text of a cell for hover and screen readers. */
export function cellWords(
  { risks }: MatrixRow,
  column: RiskColumn,
  { system, isRange }: Words,
): string[] {
  const found = risks[column];
  if (found === null) return [];
  const { risk, moment } = found;
  return [
    moment.time === null ? meanWords(isRange) : `Time ${timeWords(moment.time, isRange)}`,
    `Risk score ${String(risk)}`,
    `Heat index ${heatText(moment, system)}`,
    `Wind speed ${windText(moment, system)}`,
    ...(isBecauseOfJob({ risk, heat: moment.heatindex_score })
      ? [riskNotes.becauseOfJob(riskLevel(risk))]
      : []),
  ];
}

function meanWords(isRange: boolean): string {
  return isRange ? 'Mean of these days' : 'Mean of the day';
}

function timeWords(time: string, isRange: boolean): string {
  return isRange ? `${dayWords(time.slice(0, 10))}, ${clockOf(time)}` : clockOf(time);
}

function worst({ risks: { max, curr } }: MatrixRow): number {
  return Math.max(max?.risk ?? -1, curr?.risk ?? -1);
}
