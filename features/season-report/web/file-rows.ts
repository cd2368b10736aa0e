import type { HourCounts, SeasonCounts, SeasonPlans } from '#season-report/contract';
import { shareFigures } from '#season-report/contract';
import type { Days } from '#weather/domain';
import { percentText } from './percent-text.ts';
import { figureNames, seasonTexts as texts } from './season-texts.ts';

/** A line of the file: a period, a week, or a side of a comparison. */
export interface FileLine extends Days {
  part: string;
  counts: SeasonCounts;
  hours: HourCounts | undefined;
  /** Undefined for a week. */
  plans: SeasonPlans | undefined;
}

/** The report as rows of one file, with the counts behind each percentage. */
export function fileRows(lines: readonly FileLine[], timezone: string): string[][] {
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  return [
    [
      ...['From', 'To', 'Time zone', 'Part'],
      ...shareFigures.flatMap((figure) => [
        `${figureNames[figure]}: done`,
        `${figureNames[figure]}: counted`,
        `${figureNames[figure]}: per cent`,
      ]),
      ...[`${figureNames.late}, min`, `${figureNames.answer}, min`],
      ...[figureNames.emergencies, 'Drills'],
      ...[texts.high, texts.extreme, texts.unknown, texts.total].map((name) => `Hours: ${name}`),
      ...['done', 'counted', 'not known'].map((name) => `${figureNames.plans}: ${name}`),
    ],
    ...lines.map(({ from, to, part, counts, hours, plans }) => [
      ...[from, to, timezone, part],
      ...shareFigures.flatMap((figure) => {
        const share = counts[figure];
        return [String(share.done), String(share.of), percentText(share).replace(' %', '')];
      }),
      ...[number(counts.late_minutes), number(counts.answer_minutes)],
      ...[String(counts.emergencies), String(counts.drills)],
      ...[hours?.high, hours?.extreme, hours?.unknown, hours?.total].map(number),
      ...[plans?.kept.done, plans?.kept.of, plans?.unknown].map(number),
    ]),
  ];
}
