/** Assigns a number to each distinct text or list, from 0 in the order of arrival. */
export interface Dictionary<Entry> {
  readonly entries: readonly Entry[];
  codeOf(entry: Entry): number;
}

/** A dictionary of texts with the given initial entries. */
export function createTextDictionary(given: readonly string[] = []): Dictionary<string> {
  return createDictionary(given, createTextCodes);
}

/** A dictionary of lists of texts; order within a list matters. */
export function createListDictionary(
  given: readonly (readonly string[])[] = [],
): Dictionary<readonly string[]> {
  return createDictionary(given, createListCodes);
}

/** Finds codes; -1 for an unknown entry. */
interface Codes<Entry> {
  get(entry: Entry): number;
  set(entry: Entry, code: number): void;
}

function createDictionary<Entry>(
  given: readonly Entry[],
  createCodes: () => Codes<Entry>,
): Dictionary<Entry> {
  const entries = [...given];
  let codes: Codes<Entry> | null = null;

  /** Built on first use, because a chunk that is only read does not need it. */
  function codesOfAll(): Codes<Entry> {
    const all = createCodes();
    entries.forEach((entry, code) => all.set(entry, code));
    return all;
  }

  return {
    entries,
    codeOf(entry) {
      codes ??= codesOfAll();
      const known = codes.get(entry);
      if (known >= 0) return known;
      codes.set(entry, entries.length);
      entries.push(entry);
      return entries.length - 1;
    },
  };
}

function createTextCodes(): Codes<string> {
  const codes = new Map<string, number>();
  return {
    get: (text) => codes.get(text) ?? -1,
    set: (text, code) => void codes.set(text, code),
  };
}

/**
 * A node of the prefix tree of lists. Lists are compared entry by entry and never joined to one
 * text.
 */
interface TrieNode {
  code: number;
  next: Map<string, TrieNode> | null;
}

function createListCodes(): Codes<readonly string[]> {
  const root: TrieNode = { code: -1, next: null };
  return {
    get(list) {
      let branch: TrieNode | undefined = root;
      for (const text of list) branch = branch?.next?.get(text);
      return branch?.code ?? -1;
    },
    set(list, code) {
      let branch = root;
      for (const text of list) {
        branch.next ??= new Map();
        const further: TrieNode = branch.next.get(text) ?? { code: -1, next: null };
        branch.next.set(text, further);
        branch = further;
      }
      branch.code = code;
    },
  };
}
