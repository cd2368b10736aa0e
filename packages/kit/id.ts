/** Fills the given bytes with random values, like `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array) => void;

const pattern =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;

/**
 * A new time-ordered identifier (UUID version 7, RFC 9562 section 5.7), lower case.
 *
 * @param now milliseconds since 1970
 * @param fillRandom source of the 74 random bits
 */
export function createId(now: number, fillRandom: FillRandom): string {
  const bytes = new Uint8Array(16);
  fillRandom(bytes);
  for (let index = 5, rest = Math.floor(now); index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** True for UUID versions 1 to 8 and the all-zero and all-f forms, in either case. */
export function isId(text: string): boolean {
  return pattern.test(text);
}

/** True for an id that a row can have: UUID versions 1 to 8, neither nil nor max. */
export function isRowId(text: string): boolean {
  return isId(text) && !/^(?:[0-]+|[f-]+)$/i.test(text);
}
