import type { LedgerDay, Exposure } from '#acclimatisation/domain';
import type { LimitedWorker, PlanMark } from '#acclimatisation/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, zonedParts } from '#packages/kit';
import {
  acclimatisationTexts as texts,
  stateWords,
  verdictWords,
} from './acclimatisation-texts.ts';

/** Names in a sentence; the rest is counted. */
const mostNames = 5;

/** '96 min' */
export function minutesText(minutes: number): string {
  return `${String(Math.round(minutes))} min`;
}

/** '20 %' */
export function shareText(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}

/** 'Wed 25 Nov' */
export function dayText(date: string): string {
  const { weekday, day, month } = zonedParts(Date.parse(date), 'UTC');
  return `${weekday} ${day} ${month}`;
}

/** 'Wed 25 Nov: 480 min planned, 96 min allowed' */
export function overText({ date, planned, allowed }: LedgerDay): string {
  return `${dayText(date)}: ${minutesText(planned)} planned, ${minutesText(allowed)} allowed`;
}

/** '34.2 °C·h', 'at least 34.2 °C·h' with hours that are not known. */
export function exposureText({ after, unknown_hours }: Exposure, unit: TemperatureUnit): string {
  return `${unknown_hours > 0 ? 'at least ' : ''}${degreeHours(after, unit)}`;
}

/** How an exposure was computed: '38 °C·h before rest, 3.8 °C·h rest credit; 2 h without weather'. */
export function exposureAbout(exposure: Exposure, unit: TemperatureUnit): string {
  const { before, credit, unknown_hours } = exposure;
  const hours = String(Math.round(unknown_hours * 10) / 10);
  const unknown = unknown_hours > 0 ? `; ${hours} h without weather` : '';
  return `${degreeHours(before, unit)} before rest, ${degreeHours(credit, unit)} rest credit${unknown}`;
}

/** What a shift is marked with in the schedule. */
export function markText({ verdict, allowed, planned, state }: PlanMark): string {
  const who = stateWords[state].toLowerCase();
  return verdict === 'over'
    ? `over the heat limit: ${minutesText(planned)} planned in the heat, ${minutesText(allowed)} allowed (${who})`
    : `weather not known: at most ${minutesText(allowed)} in the heat (${who})`;
}

/** What the schedule says about the shifts of a week that are over the limit. */
export function overSummary(shifts: number, names: readonly string[]): string {
  const verb = shifts === 1 ? 'plans' : 'plan';
  const others = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  const more = others > 0 ? ` and ${countOf(others, 'other')}` : '';
  return `${countOf(shifts, 'shift')} ${verb} more time in the heat than acclimatisation allows: ${shown}${more}.`;
}

/** 'not known, at most 96 min in the heat', 'new to heat, 20 % of a shift' without a shift. */
export function limitText({ state, share, allowed, shift }: LimitedWorker): string {
  const who = stateWords[state].toLowerCase();
  if (shift === 0) return `${who}, ${shareText(share)} of a shift`;
  return share < 1 ? `${who}, at most ${minutesText(allowed)} in the heat` : `${who}, whole shift`;
}

/** '3 of 12 workers are not acclimatised.' */
export function crewText(limited: number, all: number): string {
  return `${String(limited)} of ${countOf(all, 'worker')} ${limited === 1 ? 'is' : 'are'} not acclimatised.`;
}

/** The timeline as rows of a table and file. */
export function timelineRows(days: readonly LedgerDay[]): string[][] {
  return days.map(({ date, state, share, allowed, planned, plan, isHeatDay, verdict }) => [
    ...[date, resultText({ plan, verdict }), stateWords[state], shareText(share)],
    ...(plan === null
      ? ['', '', '', '', '']
      : [allowed, planned, plan.unknown, plan.shift, plan.leave].map((minutes) =>
          String(Math.round(minutes)),
        )),
    isHeatDay ? 'Yes' : 'No',
  ]);
}

function resultText({ plan, verdict }: Pick<LedgerDay, 'plan' | 'verdict'>): string {
  if (plan === null) return texts.noShift;
  return plan.shift === 0 ? texts.onLeave : verdictWords[verdict];
}

/** Degree-hours are differences, so Fahrenheit has no offset. */
function degreeHours(celsius: number, unit: TemperatureUnit): string {
  const value = unit === 'F' ? (celsius * 9) / 5 : celsius;
  return `${String(Math.round(value * 10) / 10)} °${unit}·h`;
}
