/** Writes a UUID as four words at `offset`. Returns false and writes nothing for any other text. */
export function writeId(id: unknown, words: Uint32Array, offset: number): boolean {
  if (typeof id !== 'string' || id.length !== 36) return false;
  if (id[8] !== '-' || id[13] !== '-' || id[18] !== '-' || id[23] !== '-') return false;
  let digits = 0;
  for (let word = 0; word < 4; word += 1) {
    let value = 0;
    for (let step = 0; step < 8; step += 1) {
      const nibble = nibbles[id.charCodeAt(digitPositions[digits] ?? 0)] ?? -1;
      if (nibble < 0) return false;
      value = (value << 4) | nibble;
      digits += 1;
    }
    parsed[word] = value;
  }
  words.set(parsed, offset);
  return true;
}

/** The UUID whose four words begin at `offset`, in lower case. */
export function readId(words: Uint32Array, offset: number): string {
  const hex = [0, 1, 2, 3]
    .map((word) => (words[offset + word] ?? 0).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** True if `readId` returns exactly the id that was written. */
export function isPlainId(id: unknown): boolean {
  return typeof id === 'string' && id === id.toLowerCase();
}

const parsed = new Uint32Array(4);
const digitPositions = Array.from({ length: 36 }, (_, position) => position).filter(
  (position) => ![8, 13, 18, 23].includes(position),
);
/** Value of each hexadecimal digit by its character code, -1 for all other characters. */
const nibbles = new Int8Array(128).fill(-1);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  nibbles[digit.charCodeAt(0)] = value;
  nibbles[digit.toUpperCase().charCodeAt(0)] = value;
}
