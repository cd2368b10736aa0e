import { dateText } from '#packages/kit';
import type { HourCounts, SeasonHours } from '#season-report/contract';
import { riskShare } from '#season-report/domain';
import { percentText } from './percent-text.ts';
import { seasonTexts as texts } from './season-texts.ts';

interface HourColumn {
  key: string;
  head: string;
  text: (counts: HourCounts) => string;
  /** Unrounded, to sort by; null if the column cannot be sorted. */
  order: ((counts: HourCounts) => number) | null;
}

const hours = (key: string, head: string, of: (counts: HourCounts) => number): HourColumn => ({
  ...{ key, head, order: of },
  text: (counts) => String(Math.round(of(counts))),
});

/** The columns of person-hours by risk, in tables and files. */
export const hourColumns: readonly HourColumn[] = [
  hours('risk', 'At risk, h', ({ high, extreme }) => high + extreme),
  {
    ...{ key: 'share', head: 'Of known', order: null },
    text: (counts) => percentText(riskShare(counts)),
  },
  hours('high', `${texts.high}, h`, ({ high }) => high),
  hours('extreme', `${texts.extreme}, h`, ({ extreme }) => extreme),
  hours('unknown', `${texts.unknown}, h`, ({ unknown }) => unknown),
  hours('total', `${texts.total}, h`, ({ total }) => total),
];

/** What is not known about hours, in sentences. */
export function unknownSentences(
  counts: Pick<SeasonHours, 'rosters_from' | 'known_to' | 'unread' | 'is_simulated'>,
  zone: string,
): string[] {
  const { rosters_from, known_to, unread, is_simulated } = counts;
  return [
    ...(rosters_from === null || known_to === null
      ? []
      : [
          texts.reach(
            dateText(Date.parse(rosters_from), zone),
            dateText(Date.parse(known_to), 'UTC'),
          ),
        ]),
    ...(unread > 0 ? [texts.unread(unread)] : []),
    ...(is_simulated ? [texts.simulated] : []),
  ];
}
