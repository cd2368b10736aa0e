import type { Icon } from '@tabler/icons-react';
import { bestMatches, matchRank } from './best-matches.ts';

export const commandGroups = [
  'Recent',
  'Actions',
  'Screens',
  'People',
  'Labels',
  'Account',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One entry of the command menu. */
export interface CommandItem {
  /** The same in every visit: what was used recently is stored by it. */
  readonly key: string;
  readonly group: Exclude<CommandGroup, 'Recent'>;
  readonly label: string;
  /** At the right: the kind of a label, the email of a person. Never a path. */
  readonly hint?: string;
  /** Other words that it is found by. */
  readonly synonyms?: string;
  readonly icon: Icon;
  /** Ends something: found only by its own words, last, and never chosen by Enter alone. */
  readonly isCareful?: boolean;
  readonly run: () => void;
}

/** Most entries of each group; those without an input are a start, not a list of everything. */
const most: Readonly<Record<CommandItem['group'], number>> = {
  ...{ Actions: 6, Screens: 8, People: 8, Labels: 6, Account: 1 },
};
const mostRecent = 5;

/** A group with its entries, the best first. */
export interface FoundGroup {
  readonly group: CommandGroup;
  readonly items: readonly CommandItem[];
}

/**
 * The entries for an input, by group. Without one: what was used last, then actions and screens. With
 * one, the group with the best match is first, as Enter takes its first entry, and entries used
 * recently are first in their group.
 *
 * @param recent keys, the last one first
 */
export function foundCommands(
  items: readonly CommandItem[],
  query: string,
  recent: readonly string[],
): FoundGroup[] {
  const isEmpty = query.trim() === '';
  const careless = items.filter(({ isCareful }) => isCareful !== true);
  if (!isEmpty) {
    return commandGroups
      .flatMap((group) => groupOf(group, items, query, recent))
      .toSorted((one, other) => other.rank - one.rank);
  }
  const last = recent
    .flatMap((key) => careless.find((item) => item.key === key) ?? [])
    .slice(0, mostRecent);
  const others = careless.filter((item) => !last.includes(item));
  return [
    { group: 'Recent' as const, items: last },
    ...(['Actions', 'Screens'] as const).map((group) => ({
      group,
      items: others.filter((item) => item.group === group).slice(0, most[group]),
    })),
  ].filter((one) => one.items.length > 0);
}

/** The entries of a group that match, with the rank of the best; that of careful ones is the last. */
function groupOf(
  group: CommandGroup,
  items: readonly CommandItem[],
  query: string,
  recent: readonly string[],
): (FoundGroup & { rank: number })[] {
  if (group === 'Recent') return [];
  const own = items.filter((item) => item.group === group && mayBeMeant(item, query));
  const boostOf = ({ key }: CommandItem) => (recent.includes(key) ? 1 : 0);
  const found = bestMatches(own, query, textOf, most[group], boostOf);
  const [first] = found;
  if (first === undefined) return [];
  const rank = first.isCareful === true ? 0 : matchRank(textOf(first), query);
  return [{ group, items: found, rank }];
}

/** The keys after one was used. */
export function withRecent(recent: readonly string[], { key, isCareful }: CommandItem): string[] {
  if (isCareful === true) return [...recent];
  return [key, ...recent.filter((one) => one !== key)].slice(0, 2 * mostRecent);
}

/** Of a careful entry at least three letters have to be typed. */
function mayBeMeant({ isCareful }: CommandItem, query: string): boolean {
  return isCareful !== true || query.trim().length > 2;
}

function textOf({ label, synonyms = '' }: CommandItem): string {
  return `${label} ${synonyms}`;
}
