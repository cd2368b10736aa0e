import type { ColumnShape } from '#packages/sync/contract';
import { dictionaryOf } from '#packages/sync/contract';
import { textsOf } from './copy-rows.ts';

/** Assigns the same number to equal fields, by their bytes. Each is decoded only once. */
export interface Codes<Entry> {
  readonly entries: readonly Entry[];
  codeOf(bytes: Buffer, at: number, length: number): number;
}

/** The dictionaries of a page, by the names of its columns. */
export interface PageCodes {
  texts: Map<string, Codes<string>>;
  lists: Map<string, Codes<string[]>>;
}

/** Empty dictionaries for columns. */
export function createPageCodes(columns: readonly ColumnShape[]): PageCodes {
  const codes: PageCodes = { texts: new Map(), lists: new Map() };
  for (const column of columns) {
    const name = dictionaryOf(column);
    if (name === null) continue;
    if (column.kind === 'text') codes.texts.set(name, createCodes(textOf));
    else if (!codes.lists.has(name)) codes.lists.set(name, createCodes(textsOf));
  }
  return codes;
}

function createCodes<Entry>(
  decode: (bytes: Buffer, at: number, length: number) => Entry,
): Codes<Entry> {
  const entries: Entry[] = [];
  const known = new Map<string, number>();
  return {
    entries,
    codeOf(bytes, at, length) {
      const key = length < 0 ? '' : bytes.toString('latin1', at, at + length);
      const code = known.get(key);
      if (code !== undefined) return code;
      known.set(key, entries.length);
      entries.push(decode(bytes, at, length));
      return entries.length - 1;
    },
  };
}

function textOf(bytes: Buffer, at: number, length: number): string {
  return length < 0 ? '' : bytes.toString('utf8', at, at + length);
}
