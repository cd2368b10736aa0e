const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Writes a UUID as four words at `place`; false, with nothing written, for any other text. */
export function writeId(id: unknown, words: Uint32Array, place: number): boolean {
  if (typeof id !== 'string' || !pattern.test(id)) return false;
  words[place] = Number.parseInt(id.slice(0, 8), 16);
  words[place + 1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
  words[place + 2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
  words[place + 3] = Number.parseInt(id.slice(28), 16);
  return true;
}

/** The UUID whose four words begin at `place`, in lower case. */
export function readId(words: Uint32Array, place: number): string {
  const hex = [0, 1, 2, 3]
    .map((offset) => (words[place + offset] ?? 0).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
