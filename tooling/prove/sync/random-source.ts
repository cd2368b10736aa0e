/** The random choices of a history. */
export interface RandomSource {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  from<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

/** RandomSource that fall as the numbers from 0 to below 1 say. */
export function createRandomSource(random: () => number): RandomSource {
  const below = (end: number) => Math.floor(random() * end);
  return {
    below,
    from: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to draw from');
      return item;
    },
    chance: (share) => random() < share,
  };
}

/** Repeats a kind, so that it is drawn more often. */
export function many<Kind extends string>(kind: Kind, times: number): Kind[] {
  return Array.from({ length: times }, () => kind);
}
