/** Bytes that grow at their end. */
export interface GrowingBytes {
  readonly length: number;
  add(source: Buffer, from: number, to: number): void;
  /** Adds all of it. */
  put(source: Buffer): void;
  /** Leaves out some bytes within the room, to be set later. */
  skip(count: number): void;
  /** Puts another byte in the place of one that is there. */
  set(place: number, byte: number): void;
  all(): Buffer;
}

/** Shorter runs are copied faster byte by byte than by a call. */
const shortRun = 48;

/** No bytes yet, but room for some. */
export function createGrowingBytes(room: number): GrowingBytes {
  let bytes = Buffer.allocUnsafe(room);
  let length = 0;

  function add(source: Buffer, from: number, to: number): void {
    const end = length + to - from;
    if (end > bytes.length) {
      const larger = Buffer.allocUnsafe(end * 2);
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    if (to - from > shortRun) source.copy(bytes, length, from, to);
    else for (let at = from; at < to; at += 1) bytes[length + at - from] = source[at] ?? 0;
    length = end;
  }

  return {
    get length() {
      return length;
    },
    add,
    put: (source) => add(source, 0, source.length),
    skip(count) {
      length += count;
    },
    set(place, byte) {
      bytes[place] = byte;
    },
    all: () => bytes.subarray(0, length),
  };
}
