/** Gives each distinct text or list a small number, from 0 in the order of arrival. */
export interface Dictionary<Entry> {
  readonly entries: readonly Entry[];
  codeOf(entry: Entry): number;
}

/** A dictionary of texts. */
export function createTextDictionary(): Dictionary<string> {
  return createDictionary((text) => text);
}

/** A dictionary of lists of texts; order within a list matters. */
export function createListDictionary(): Dictionary<readonly string[]> {
  return createDictionary((list) => {
    let key = '';
    for (const text of list) key += `${String(text.length)}:${text}`;
    return key;
  });
}

function createDictionary<Entry>(keyOf: (entry: Entry) => string): Dictionary<Entry> {
  const entries: Entry[] = [];
  const codes = new Map<string, number>();
  return {
    entries,
    codeOf(entry) {
      const key = keyOf(entry);
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, entries.length);
      entries.push(entry);
      return entries.length - 1;
    },
  };
}
