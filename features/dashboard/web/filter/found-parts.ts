import { countText } from '#packages/kit';

/** Results of a filter. */
export interface Found {
  people: number;
  tests: number;
  unsent: number;
}

/** Results of a filter in parts, with marked numbers: '231', ' people, ', '776', ' tests'. */
export function foundParts({ people, tests, unsent }: Found) {
  return [
    { text: countText(people), isFigure: true },
    { text: people === 1 ? ' person, ' : ' people, ', isFigure: false },
    { text: countText(tests), isFigure: true },
    { text: tests === 1 ? ' test' : ' tests', isFigure: false },
    { text: unsent > 0 ? `, ${countText(unsent)} not sent yet` : '', isFigure: false },
  ];
}
