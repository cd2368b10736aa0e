import type { WeatherDay } from '#weather/contract';
import { riskIn } from '../risk/job-risk.ts';
import { noRisk } from '../risk/risk-matrix.ts';
import { riskLevel, riskLevels } from '../risk/risk.ts';
import type { RiskHours } from '../risk/shift-hours.ts';
import { momentOf } from '../site/site-heat.ts';
import { forecastHours } from './forecast-hours.ts';
import type { ForecastHour } from './forecast-hours.ts';

/** The hours of one day in the site's time: 24, or 23 or 25 at a clock change. */
export interface PlanDay {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** Index of its first hour among all hours of the plan. */
  readonly first: number;
  readonly count: number;
}

/** The risks of a job in consecutive hours. */
export interface HourPlan extends RiskHours {
  readonly days: readonly PlanDay[];
  /** Start of each hour in the site's time: '2026-11-24 07:00'. */
  readonly times: readonly string[];
  /** The same in seconds since 1970. */
  readonly epochs: readonly number[];
  readonly risks: readonly number[];
  readonly levels: readonly number[];
}

/**
 * The hours of a forecast, with the risk of a job. A missing hour between two others has no risk.
 *
 * @param hazard score of the job; below 0, if it is not assessed, no hour has a risk
 */
export function hourPlan(days: readonly WeatherDay[], hazard: number): HourPlan {
  const cells = forecastHours(days).map((each) => ({ ...each, risk: riskOf(each, hazard) }));
  return {
    days: daysOf(cells),
    times: cells.map(({ time }) => time),
    epochs: cells.map(({ epoch }) => epoch),
    risks: cells.map(({ risk }) => risk),
    levels: cells.map(({ risk }) => (risk === noRisk ? noRisk : levelOf(risk))),
  };
}

function riskOf({ weather }: ForecastHour, hazard: number): number {
  return weather === null || hazard < 0 ? noRisk : riskIn(hazard, momentOf(weather)).risk;
}

function daysOf(cells: readonly ForecastHour[]): PlanDay[] {
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
