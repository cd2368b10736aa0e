import { dictionaryOf } from '#packages/sync/contract';
import type { Column } from '../tables/column.ts';
import { createListDictionary, createTextDictionary } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';

/** The texts and lists behind the codes of a table's columns, by the name of their dictionary. */
export interface Dictionaries {
  readonly texts: ReadonlyMap<string, Dictionary<string>>;
  readonly lists: ReadonlyMap<string, Dictionary<readonly string[]>>;
}

/** The initial entries of dictionaries, by name. */
export interface DictionaryEntries {
  texts: Readonly<Record<string, readonly string[]>>;
  lists: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Dictionaries for the columns of a table, empty by default. */
export function createDictionaries(
  columns: readonly Column[],
  given: DictionaryEntries = { texts: {}, lists: {} },
): Dictionaries {
  const texts = new Map<string, Dictionary<string>>();
  const lists = new Map<string, Dictionary<readonly string[]>>();
  for (const column of columns) {
    const name = dictionaryOf(column);
    if (name === null) continue;
    if (column.kind === 'text') texts.set(name, createTextDictionary(given.texts[name]));
    else if (!lists.has(name)) lists.set(name, createListDictionary(given.lists[name]));
  }
  return { texts, lists };
}

/** The texts behind a `text` column's codes. */
export function textsOf(dictionaries: Dictionaries, column: Column): Dictionary<string> {
  return found(dictionaries.texts.get(dictionaryOf(column) ?? ''), column);
}

/** The lists behind a `texts` column's codes. */
export function listsOf(dictionaries: Dictionaries, column: Column): Dictionary<readonly string[]> {
  return found(dictionaries.lists.get(dictionaryOf(column) ?? ''), column);
}

function found<Value>(value: Value | undefined, column: Column): Value {
  if (value === undefined) throw new Error(`No dictionary for the column ${column.name}`);
  return value;
}
