/** Bytes that grow at their end. */
export interface GrowingBytes {
  readonly length: number;
  add(source: Buffer, from: number, to: number): void;
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
  return {
    get length() {
      return length;
    },
    add(source, from, to) {
      const end = length + to - from;
      if (end > bytes.length) {
        const larger = Buffer.allocUnsafe(end * 2);
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      if (to - from > shortRun) source.copy(bytes, length, from, to);
      else for (let at = from; at < to; at += 1) bytes[length + at - from] = source[at] ?? 0;
      length = end;
    },
    set(place, byte) {
      bytes[place] = byte;
    },
    all: () => bytes.subarray(0, length),
  };
}
