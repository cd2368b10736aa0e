import { oneLine } from '#packages/kit';
import { nameProblems } from './name-problems.ts';

/** Most names in one list; a longer one is a spreadsheet. */
export const mostTypedNames = 200;

/** A person as typed in one line. */
export interface TypedName {
  readonly name_first: string;
  readonly name_last: string;
}

/** The names of a list, or what is wrong with it. */
export type TypedNames =
  | { readonly is: 'names'; readonly names: readonly TypedName[] }
  | { readonly is: 'problem'; readonly text: string };

/**
 * Reads names, one in each line: 'Ana Maria Ruiz' has the last name Ruiz, as has 'Ruiz, Ana Maria'.
 * Empty lines do not count, and a name that occurs twice is one person.
 */
export function typedNames(text: string): TypedNames {
  const names = new Map<string, TypedName>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = nameOf(oneLine(line));
    if (name === null) continue;
    const [problem] = Object.values(nameProblems(name));
    if (problem !== undefined)
      return { is: 'problem', text: `Line ${String(index + 1)}: ${problem}` };
    names.set(`${name.name_first} ${name.name_last}`.toLowerCase(), name);
  }
  if (names.size === 0) return { is: 'problem', text: 'Type at least one name' };
  if (names.size > mostTypedNames) {
    const text = `Type up to ${String(mostTypedNames)} names, or import a spreadsheet`;
    return { is: 'problem', text };
  }
  return { is: 'names', names: [...names.values()] };
}

function nameOf(line: string): TypedName | null {
  if (line === '' || line === ',') return null;
  const [last = '', first] = line.split(',', 2).map((part) => part.trim());
  if (first !== undefined) return { name_first: first, name_last: last };
  const words = line.split(' ');
  if (words.length === 1) return { name_first: line, name_last: '' };
  return { name_first: words.slice(0, -1).join(' '), name_last: words.at(-1) ?? '' };
}
