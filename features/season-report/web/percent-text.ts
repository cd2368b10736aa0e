import type { Share } from '#compliance/contract';
import { percentOf } from '#compliance/domain';
import { countText, dateText } from '#packages/kit';
import type { SeasonCounts } from '#season-report/contract';
import type { Days } from '#weather/domain';
import { seasonTexts as texts } from './season-texts.ts';

/** '87 %', or empty if nothing was due. */
export function percentText(share: Share): string {
  const percent = percentOf(share);
  return percent === null ? '' : `${String(percent)} %`;
}

/** '87 % (20 of 23)', or that there is no data. */
export function shareText(share: Share): string {
  return share.of === 0 ? texts.noData.toLowerCase() : `${percentText(share)} (${texts.of(share)})`;
}

/** Hours as a whole number: '2,579'. */
export function wholeText(hours: number): string {
  return countText(Math.round(hours));
}

/** '1 Nov 2026 – 30 Nov 2026' */
export function daysText({ from, to }: Days): string {
  const text = (day: string) => dateText(Date.parse(day), 'UTC');
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/** Whether anything was counted. */
export function hasCounts(counts: SeasonCounts): boolean {
  const { tests, breaks, alerts, retests, emergencies, drills } = counts;
  return tests.of + breaks.of + alerts.of + retests.of + emergencies + drills > 0;
}
