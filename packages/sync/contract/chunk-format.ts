import { cellBytes } from './column-shape.ts';
import type { ColumnKind } from './column-shape.ts';

/**
 * A chunk is two runs of bytes, alike on the wire and on disk, all numbers little-endian.
 *
 * Hot: mark, checksum, number of rows, length of the header; the header, which is JSON with the
 * texts and lists behind the codes; four words of id per row; each column. Every part begins on a
 * border of 8 bytes.
 *
 * Cold: mark, number of rows, where each row's text begins and the last one ends; the texts.
 */
export const hotMark = 0x31485357;
export const coldMark = 0x31435357;

/** Bytes before the header of a hot part. */
export const hotHead = 16;

/** Bytes before the texts of a cold part. */
export function coldHead(rows: number): number {
  return 8 + (rows + 1) * 4;
}

/** Where the parts of a hot part begin, and its length. */
export interface HotPlaces {
  ids: number;
  columns: readonly number[];
  end: number;
}

/** The places in a hot part with so many rows and such a header. */
export function hotPlaces(
  kinds: readonly ColumnKind[],
  rows: number,
  headerLength: number,
): HotPlaces {
  const ids = onBorder(hotHead + headerLength);
  let end = onBorder(ids + rows * 16);
  const columns = kinds.map((kind) => {
    const place = end;
    end = onBorder(end + cellBytes[kind] * rows);
    return place;
  });
  return { ids, columns, end };
}

/** Of all words of a hot part behind the checksum; finds torn and overwritten chunks, not forgeries. */
export function checksum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (let at = 2; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

/** The next border of 8 bytes. */
export function onBorder(place: number): number {
  return Math.ceil(place / 8) * 8;
}
