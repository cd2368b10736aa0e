import type { WeatherDay, WeatherHour } from '#weather/contract';
import { riskIn } from '../risk/job-risk.ts';
import { noRisk } from '../risk/risk-matrix.ts';
import { riskLevel, riskLevels } from '../risk/risk.ts';
import type { RiskHours } from '../risk/shift-hours.ts';
import { momentOf } from '../site/site-heat.ts';

/** The hours of one day of the site's own time: 24, or 23 or 25 when its clock is changed. */
export interface PlanDay {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** Place of its first hour among all hours of the plan. */
  readonly first: number;
  readonly count: number;
}

/** The risks of a job, hour after hour without a gap. */
export interface HourPlan extends RiskHours {
  readonly days: readonly PlanDay[];
  /** When each hour begins, of the site's own time: '2026-11-24 07:00'. */
  readonly times: readonly string[];
  /** The same in seconds since 1970. */
  readonly epochs: readonly number[];
  readonly risks: readonly number[];
  readonly levels: readonly number[];
}

const hour = 3600;

/**
 * The hours that a forecast tells, with the risk of a job. An hour between two told ones that is missing has
 * no risk.
 *
 * @param hazard score of the job; below 0, where it is not assessed, no hour has a risk
 */
export function hourPlan(days: readonly WeatherDay[], hazard: number): HourPlan {
  const told = days.flatMap(({ hour: hours }) => hours);
  const cells = told.flatMap((each, nth) => [
    ...gapBetween(told[nth - 1], each),
    cellOf(each, hazard),
  ]);
  return {
    days: daysOf(cells),
    times: cells.map(({ time }) => time),
    epochs: cells.map(({ epoch }) => epoch),
    risks: cells.map(({ risk }) => risk),
    levels: cells.map(({ risk }) => (risk === noRisk ? noRisk : levelOf(risk))),
  };
}

interface Cell {
  readonly time: string;
  readonly epoch: number;
  readonly risk: number;
}

function cellOf(told: WeatherHour, hazard: number): Cell {
  const risk = hazard < 0 ? noRisk : riskIn(hazard, momentOf(told)).risk;
  return { time: told.time, epoch: told.time_epoch, risk };
}

/** The hours that a service left out between two. */
function gapBetween(before: WeatherHour | undefined, after: WeatherHour): Cell[] {
  if (before === undefined) return [];
  const missing = Math.floor((after.time_epoch - before.time_epoch) / hour) - 1;
  const start = Date.parse(`${before.time.replace(' ', 'T')}Z`);
  return Array.from({ length: Math.max(missing, 0) }, (_, nth) => ({
    time: new Date(start + (nth + 1) * hour * 1000).toISOString().slice(0, 16).replace('T', ' '),
    epoch: before.time_epoch + (nth + 1) * hour,
    risk: noRisk,
  }));
}

function daysOf(cells: readonly Cell[]): PlanDay[] {
  const days: { date: string; first: number; count: number }[] = [];
  for (const [nth, { time }] of cells.entries()) {
    const date = time.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.count += 1;
    else days.push({ date, first: nth, count: 1 });
  }
  return days;
}

function levelOf(risk: number): number {
  return riskLevels.indexOf(riskLevel(risk));
}
