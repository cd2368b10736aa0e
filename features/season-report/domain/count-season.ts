import type { Share } from '#compliance/contract';
import { lateAfter } from '#breaks/domain';
import { medianOf } from '#packages/kit';
import type { SeasonCounts } from '#season-report/contract';

/** A break that was due. Times in milliseconds since 1970. */
export interface DueBreakFact {
  location_id: string;
  due: number;
  /** Null if nobody recorded it. */
  start: number | null;
  people_count: number | null;
}

/** What the counts of a period are made of. Times in milliseconds since 1970. */
export interface SeasonFacts {
  /** The planned tests of each shift or day of work. */
  planned: readonly (Share & { start: number })[];
  breaks: readonly DueBreakFact[];
  alerts: readonly { sent: number; minutes: number | null; is_done: boolean }[];
  retests: readonly { time: string; is_done: boolean }[];
  emergencies: readonly { start: number; isDrill: boolean }[];
}

/** The counts of a period as a whole, and those of each part. */
export function countSeason(
  facts: SeasonFacts,
  parts: number,
  partOf: (time: number) => number,
): { whole: SeasonCounts; parts: SeasonCounts[] } {
  const all = counter();
  const each = Array.from({ length: parts }, counter);
  const add = (time: number, count: (to: Counter) => void) => {
    count(all);
    const part = each[partOf(time)];
    if (part !== undefined) count(part);
  };
  for (const { start, done, of } of facts.planned) {
    add(start, ({ tests }) => {
      tests.done += done;
      tests.of += of;
    });
  }
  for (const { due, start } of facts.breaks) {
    add(due, (to) => {
      count(to.breaks, start !== null);
      if (start === null) return;
      count(to.breaks_in_time, start - due < lateAfter);
      to.late.push(lateMinutes(due, start));
    });
  }
  for (const { sent, minutes, is_done } of facts.alerts) {
    add(sent, (to) => {
      count(to.alerts, is_done);
      if (minutes !== null) to.answers.push(minutes);
    });
  }
  for (const { time, is_done } of facts.retests) {
    add(Date.parse(time), ({ retests }) => count(retests, is_done));
  }
  for (const { start, isDrill } of facts.emergencies) {
    add(start, (to) => {
      if (isDrill) to.drills += 1;
      else to.emergencies += 1;
    });
  }
  return { whole: countsOf(all), parts: each.map(countsOf) };
}

/** Minutes from when a break was due until it began, with one decimal; 0 for an early one. */
export function lateMinutes(due: number, start: number): number {
  return Math.max(0, Math.round((start - due) / 6000) / 10);
}

type Counter = Omit<SeasonCounts, 'late_minutes' | 'answer_minutes'> & {
  late: number[];
  answers: number[];
};

function counter(): Counter {
  const empty = () => ({ done: 0, of: 0 });
  return {
    ...{ tests: empty(), breaks: empty(), breaks_in_time: empty(), alerts: empty() },
    ...{ retests: empty(), emergencies: 0, drills: 0, late: [], answers: [] },
  };
}

function countsOf({ late, answers, ...counts }: Counter): SeasonCounts {
  return { ...counts, late_minutes: median(late), answer_minutes: median(answers) };
}

function median(values: number[]): number | null {
  const found = medianOf(values);
  return found === null ? null : Math.round(found * 100) / 100;
}

function count(share: Share, isDone: boolean): void {
  share.of += 1;
  if (isDone) share.done += 1;
}
