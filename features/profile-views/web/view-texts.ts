import { dateTimeText } from '#packages/kit';
import type { ProfileView, ViewKind } from '#profile-views/contract';

/** Texts of the list of people who opened the data of the viewer. */
export const viewTexts = {
  title: 'Who opened your data',
  about:
    'The app of the person who opens your page or your tests records it, and the server records an export of your data. Lists of several people are not recorded, and devices of people who may see your tests hold a copy of them. Entries are deleted after 365 days.',
  none: 'Nobody opened your data in the last 90 days.',
  noneYet: 'Nobody has opened your data.',
  needsLine: 'Connect to see who opened your data.',
  newerNeedLine: 'Connect to see newer entries.',
  more: 'Show more',
  csv: 'Download CSV',
  list: 'Who opened your data',
} as const;

const kindWords: Readonly<Record<ViewKind, string>> = {
  page: 'Opened your page',
  tests: 'Opened your tests',
  export: 'Exported your data',
};

/** Name of the person who opened it. */
export function viewerName({ viewed_by_name }: ProfileView): string {
  return viewed_by_name === '' ? 'A deleted person' : viewed_by_name;
}

/** What was opened when: 'Opened your page, 27 Nov 2026, 14:03'. */
export function viewWords({ kind, first_time, last_time }: ProfileView, zone: string): string {
  const [first, last] = [first_time, last_time].map((time) => dateTimeText(Date.parse(time), zone));
  const when = first === last ? first : `${String(first)} and until ${String(last)}`;
  return `${kindWords[kind]}, ${String(when)}`;
}

/** The rows of the file. */
export function viewRows(views: readonly ProfileView[], zone: string): string[][] {
  const time = (text: string) => dateTimeText(Date.parse(text), zone);
  return [
    ['Who', 'What', 'First time', 'Last time'],
    ...views.map((view) => [
      ...[viewerName(view), kindWords[view.kind]],
      ...[time(view.first_time), time(view.last_time)],
    ]),
  ];
}
