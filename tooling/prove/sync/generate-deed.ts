import type { Deed } from './deed.ts';
import { many } from './dice.ts';
import type { Dice } from './dice.ts';
import { accountsCount, peopleOfDeeds, tagsOfDeeds } from './history.ts';

/** One deed; mostly the owner does it, who may everything. */
export function drawDeed(dice: Dice): Deed {
  const { below, chance, from } = dice;
  const by = chance(0.75) ? accountsCount : below(accountsCount);
  const people = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => below(peopleOfDeeds));
  // Two places more than at first: tags that were made meanwhile.
  const tag = () => below(tagsOfDeeds + 2);
  const kind = from<Deed['kind']>([
    ...many('merge-people', 7),
    ...many('label-people', 6),
    ...many('delete-tag', 5),
    ...many('delete-people', 4),
    ...many('restore-people', 3),
    ...many('hide-people', 3),
    ...many('make-tag', 2),
  ]);
  switch (kind) {
    case 'merge-people':
      return { kind, by, from: below(peopleOfDeeds), to: below(peopleOfDeeds) };
    case 'hide-people':
      return { kind, by, people: people(4), is_hidden: chance(0.6) };
    case 'delete-people':
      return { kind, by, people: people(2) };
    case 'restore-people':
      // Few are gone, so many are asked for.
      return { kind, by, people: [...people(6), ...people(6)] };
    case 'make-tag':
      return { kind, by, type: from(['default', 'job', 'location']) };
    case 'delete-tag':
      return { kind, by, tag: tag() };
    case 'label-people': {
      const tags = Array.from({ length: 1 + below(2) }, tag);
      return { kind, by, tags, people: people(4), wears: chance(0.6) };
    }
  }
}
