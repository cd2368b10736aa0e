import type { PeopleChoices } from '#hydration/offline';

/** One line of the list: the heading of a group, or a person by index. */
export type PeopleLine =
  { kind: 'heading'; name: string; count: number } | { kind: 'person'; index: number };

/**
 * The list of people in groups: chosen when the panel opened, others, hidden. Nobody changes group
 * while the choice changes, as a moving row is hard to follow.
 */
export function peopleLines(
  { user_ids, firstHidden }: Pick<PeopleChoices, 'user_ids' | 'firstHidden'>,
  chosenBefore: ReadonlySet<string>,
): PeopleLine[] {
  const indexes = user_ids.map((_, index) => index);
  const wasChosen = (index: number) => chosenBefore.has(user_ids[index] ?? '');
  const others = indexes.filter((index) => !wasChosen(index));
  const groups = [
    { name: 'Selected', members: indexes.filter(wasChosen) },
    { name: 'People', members: others.filter((index) => index < firstHidden) },
    { name: 'Hidden people', members: others.filter((index) => index >= firstHidden) },
  ].filter(({ members }) => members.length > 0);
  // A single group of people who are not hidden needs no heading.
  if (groups.length === 1 && groups[0]?.name === 'People') return others.map(personLine);
  return groups.flatMap(({ name, members }) => [
    { kind: 'heading', name, count: members.length } as const,
    ...members.map(personLine),
  ]);
}

function personLine(index: number): PeopleLine {
  return { kind: 'person', index };
}

/**
 * The line that a key moves to; headings are skipped.
 *
 * @param active −1 if no line is active
 * @returns null if there is none: up from the first line leads to the search field
 */
export function lineAfterKey(
  lines: readonly PeopleLine[],
  active: number,
  key: string,
): number | null {
  const people = lines.flatMap((line, at) => (line.kind === 'person' ? [at] : []));
  const index = people.indexOf(active);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  const step = steps[key];
  if (key === 'Home') return people[0] ?? null;
  if (key === 'End') return people.at(-1) ?? null;
  if (step === undefined || (key === 'ArrowUp' && index <= 0)) return null;
  return people[Math.min(people.length - 1, Math.max(0, index + step))] ?? null;
}
