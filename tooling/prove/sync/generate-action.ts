import type { Action } from './action.ts';
import { many } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import { accountsCount, actionPeopleCount, actionTagsCount } from './history.ts';

/** Draws an action. Mostly the owner acts, who has all rights. */
export function drawAction(random: RandomSource): Action {
  const { below, chance, from } = random;
  const by = chance(0.75) ? accountsCount : below(accountsCount);
  const people = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => below(actionPeopleCount));
  // Two more than at the start, for tags created meanwhile.
  const tag = () => below(actionTagsCount + 2);
  const kind = from<Action['kind']>([
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
      return { kind, by, from: below(actionPeopleCount), to: below(actionPeopleCount) };
    case 'hide-people':
      return { kind, by, people: people(4), is_hidden: chance(0.6) };
    case 'delete-people':
      return { kind, by, people: people(2) };
    case 'restore-people':
      // Few people are removed, so many are requested.
      return { kind, by, people: [...people(6), ...people(6)] };
    case 'make-tag':
      return { kind, by, type: from(['default', 'job', 'location']) };
    case 'delete-tag':
      return { kind, by, tag: tag() };
    case 'label-people': {
      const tags = Array.from({ length: 1 + below(2) }, tag);
      return { kind, by, tags, people: people(4), isAdded: chance(0.6) };
    }
  }
}
