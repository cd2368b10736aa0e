import { profileSide } from '#people/contract';

/**
 * A JPEG with nothing in it but the picture: where and with what it was taken, comments, previews and
 * whatever stands behind its end are left out. Null for anything that is no whole JPEG, or larger than
 * a picture of a person may be. Nothing is unpacked, so a small file cannot take much room.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const kept = segmentsOf(view);
    return kept === null ? null : joined(bytes, kept);
  } catch (error) {
    // The bytes end in the middle of what they promise.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** From where to where a piece of the file goes. */
type Piece = [from: number, to: number];

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** Tables that a picture is read with, and the colours it is in. */
const needed = new Set([0xc4, 0xdb, 0xdd, 0xe0, 0xee]);
/** Frames as browsers read them: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

function segmentsOf(view: DataView): Piece[] | null {
  if (view.getUint16(0) !== 0xff00 + start) return null;
  const kept: Piece[] = [[0, 2]];
  let [at, hasFrame, hasScan] = [2, false, false];
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of these may fill the room before a marker.
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

/** Eight bits a colour, grey or in three colours, no side too long. */
function fits(view: DataView, at: number): boolean {
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
  const isInRoom = [height, width].every((side) => side >= 1 && side <= profileSide);
  return isInRoom && view.getUint8(at + 4) === 8 && [1, 3].includes(view.getUint8(at + 9));
}

/** Where the packed points of a scan end: at the next marker that does not belong to them. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    const isInside = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
}

/** What a camera or a program says about a picture, and comments. */
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
