import { profileSide } from '#people/contract';

/**
 * A JPEG reduced to the picture: EXIF data, comments, previews and data after the end are removed.
 * Null for anything that is not a complete JPEG, or that is larger than a picture of a person may
 * be. Nothing is decompressed, so a small file cannot use much memory.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const kept = segmentsOf(view);
    return kept === null ? null : joined(bytes, kept);
  } catch (error) {
    // The data ends inside a segment.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Start and end of a part of the file. */
type Piece = [from: number, to: number];

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** Tables needed for decoding, and the colour format. */
const needed = new Set([0xc4, 0xdb, 0xdd, 0xe0, 0xee]);
/** Frame types that browsers read: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

function segmentsOf(view: DataView): Piece[] | null {
  if (view.getUint16(0) !== 0xff00 + start) return null;
  const kept: Piece[] = [[0, 2]];
  let [at, hasFrame, hasScan] = [2, false, false];
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) return hasScan ? [...kept, [at, at + 2]] : null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next < at + 4 || next > view.byteLength) return null;
    if (frames.has(marker)) {
      if (hasFrame || !fits(view, at)) return null;
      hasFrame = true;
      kept.push([at, next]);
    } else if (marker === scan) {
      const after = endOfScan(view, next);
      if (!hasFrame || after === next) return null;
      hasScan = true;
      kept.push([at, after]);
      at = after;
      continue;
    } else if (needed.has(marker)) kept.push([at, next]);
    else if (!isSaid(marker)) return null;
    at = next;
  }
}

/** Eight bits per colour, one or three components, no side too long. */
function fits(view: DataView, at: number): boolean {
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
  const isInRoom = [height, width].every((side) => side >= 1 && side <= profileSide);
  return isInRoom && view.getUint8(at + 4) === 8 && [1, 3].includes(view.getUint8(at + 9));
}

/** End of the compressed data of a scan: the next marker that does not belong to it. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    const isInside = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
}

/** Segments that cameras and programs write about a picture, and comments. */
function isSaid(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

function joined(bytes: Uint8Array, pieces: readonly Piece[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, [from, to]) => sum + to - from, 0));
  let at = 0;
  for (const [from, to] of pieces) {
    whole.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return whole;
}
