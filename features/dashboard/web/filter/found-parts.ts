import { countText } from '#packages/kit';

/** What a filter finds. */
export interface Found {
  people: number;
  tests: number;
  unsent: number;
}

/** What a filter finds in parts, its figures marked: '231', ' people, ', '776', ' tests'. */
export function foundParts({ people, tests, unsent }: Found) {
  return [
    { text: countText(people), isFigure: true },
    { text: people === 1 ? ' person, ' : ' people, ', isFigure: false },
    { text: countText(tests), isFigure: true },
    { text: tests === 1 ? ' test' : ' tests', isFigure: false },
    { text: unsent > 0 ? `, ${countText(unsent)} not sent yet` : '', isFigure: false },
  ];
}
