/**
 * The second form of a sync answer, for clients that accept it: magic number, length of the text; the
 * envelope as JSON text; the hot and the cold part of a chunk. In `data`, a `ColumnList` replaces a
 * list that is sent as a chunk.
 */
export const columnAnswerType = 'application/vnd.watershade.columns';
export const columnAnswerMagic = 0x32485357;
export const columnAnswerHead = 8;

/** The request header with the client's layout. A client with another layout gets JSON. */
export const layoutHeader = 'x-column-layout';

/** Replaces a list whose rows follow as a chunk. */
export interface ColumnList {
  rows: number;
  /** Stamp of the last row; null without rows. */
  last: string | null;
  /** Bytes of both parts. */
  hot: number;
  cold: number;
}

/** A short name of a layout for the header. */
export function layoutName(layout: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < layout.length; at += 1) {
    const code = layout.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + at), 0x85ebca6b) >>> 0;
  }
  return a.toString(36) + b.toString(36);
}
