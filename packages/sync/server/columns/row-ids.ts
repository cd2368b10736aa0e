import type { CopyRows } from './copy-rows.ts';

/**
 * The UUID of each row, which is its first field, as four words.
 *
 * @throws Error where it is none
 */
export function readRowIds(
  bytes: Buffer,
  { rows, width, starts, lengths }: CopyRows,
): Uint32Array<ArrayBuffer> {
  const ids = new Uint32Array(rows * 4);
  for (let row = 0; row < rows; row += 1) {
    if (lengths[row * width] !== 16) throw new Error('A row without a UUID');
    const at = starts[row * width] ?? 0;
    for (let word = 0; word < 4; word += 1) {
      ids[row * 4 + word] = bytes.readUInt32BE(at + word * 4);
    }
  }
  return ids;
}

/** The UUIDs as text. */
export function idTexts(ids: Uint32Array): string[] {
  return Array.from({ length: ids.length / 4 }, (_, row) => {
    const words = Array.from(ids.subarray(row * 4, row * 4 + 4), (word) =>
      word.toString(16).padStart(8, '0'),
    );
    return words.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });
}
