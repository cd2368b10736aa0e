import { countOf, countText } from '#packages/kit';
import { contentWords } from '#reports/contract';
import type { ReportContent, ReportParts, ReportSummary } from '#reports/contract';
import { riskShare } from '#season-report/domain';
import { daysWords } from './report-words.ts';

interface Sent {
  contents: readonly ReportContent[];
  /** Null without the hydration summary. */
  summary: ReportSummary | null;
  parts: ReportParts;
  /** The period of the report in words. */
  days: string;
}

/** The text of the email about a sent report: totals, never names or states of people. */
export function mailParagraphs({ contents, summary, parts, days }: Sent): string[] {
  const lines = contents.flatMap((content) => {
    const text = summaryText(content, summary, parts);
    if (text === null) return [];
    const own = content === 'hydration' ? undefined : parts[content];
    const period = own === undefined ? days : daysWords(own);
    // The days of the organisation's time zone can be others than those of the report's.
    return [{ name: `${contentWords[content]}${period === days ? '' : `, ${period}`}`, text }];
  });
  const isHydrationOnly = contents.every((content) => content === 'hydration');
  return isHydrationOnly
    ? [`The hydration summary for ${days} is ready.`, ...lines.map(({ text }) => text)]
    : [`The report for ${days} is ready.`, ...lines.map(({ name, text }) => `${name}: ${text}`)];
}

function summaryText(
  content: ReportContent,
  summary: ReportSummary | null,
  { heat_risk, compliance, alerts }: ReportParts,
): string | null {
  switch (content) {
    case 'hydration': {
      if (summary === null) return null;
      const { people, tested, tests } = summary;
      return `${countOf(people, 'person', 'people')}, ${countText(tested)} of them tested, ${countOf(tests, 'valid test', 'valid tests')}.`;
    }
    case 'heat_risk':
      return heat_risk === undefined ? null : hoursText(heat_risk);
    case 'compliance': {
      if (compliance === undefined) return null;
      const { score } = compliance.organisation;
      return score === null ? 'No data.' : `Score ${String(score)} %.`;
    }
    case 'alerts': {
      if (alerts === undefined) return null;
      const { done, of } = alerts.alerts;
      return of === 0
        ? 'No alerts.'
        : `${countText(of)} opened, ${countText(done)} of them answered within 60 minutes.`;
    }
  }
}

function hoursText(counts: NonNullable<ReportParts['heat_risk']>): string {
  const { unknown, total } = counts;
  if (total === 0) return 'No hours on shift.';
  const hours = (count: number) => countOf(Math.round(count), 'person-hour');
  const { done, of } = riskShare(counts);
  if (of === 0) return `${hours(total)} on shift, none with a known risk.`;
  const beside = unknown > 0 ? ` The risk of ${hours(unknown)} is not known.` : '';
  return `${countText(done)} of ${hours(of)} on shift at high or extreme risk.${beside}`;
}
