/** A list with one item at another place; the same list if there is no such place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A list in an order that depends on a key only, so that a reload keeps it. */
export function shuffledBy<Item>(
  list: readonly Item[],
  key: string,
  idOf: (item: Item) => string,
): Item[] {
  return list
    .map((item) => ({ item, order: hash(`${key} ${idOf(item)}`) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** FNV-1a of a text, as a whole number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}
