import { cellBytes } from './column-shape.ts';
import type { ColumnKind } from './column-shape.ts';

/**
 * A chunk consists of two byte sequences, the same on the wire and on disk. All numbers are
 * little-endian.
 *
 * Hot: magic number, checksum, number of rows, length of the header; the header, which is JSON with the
 * texts and lists behind the codes; the id of each row as four 32-bit words; each column. Every part
 * is aligned to 8 bytes.
 *
 * Cold: magic number, number of rows, the offset of each row's text and of the end; the texts.
 */
export const hotMagic = 0x31485357;
export const coldMagic = 0x31435357;

/** Bytes before the header of a hot part. */
export const hotHead = 16;

/** Bytes before the texts of a cold part. */
export function coldHead(rows: number): number {
  return 8 + (rows + 1) * 4;
}

/** The offsets of the sections of a hot part, and its length. */
export interface HotOffsets {
  ids: number;
  columns: readonly number[];
  end: number;
}

/** The offsets in a hot part with the given number of rows and header length. */
export function hotOffsets(
  kinds: readonly ColumnKind[],
  rows: number,
  headerLength: number,
): HotOffsets {
  const ids = alignTo8(hotHead + headerLength);
  let end = alignTo8(ids + rows * 16);
  const columns = kinds.map((kind) => {
    const offset = end;
    end = alignTo8(end + cellBytes[kind] * rows);
    return offset;
  });
  return { ids, columns, end };
}

/**
 * The checksum of all 32-bit words of a hot part that follow the checksum. It detects torn and overwritten
 * chunks, not forgeries.
 */
export function checksum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = 2; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

/** The next multiple of 8. */
export function alignTo8(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
