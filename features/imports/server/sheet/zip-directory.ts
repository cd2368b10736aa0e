/** One entry of a zip's directory; the sizes are unverified. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  /** Offset of its local header. */
  offset: number;
}

/** A workbook of some thousand people has about 15 entries and decompresses to some megabytes. */
const limits = { entries: 500, unpacked: 48 * 1024 * 1024 } as const;

const endLength = 22;
const entryLength = 46;
const longestComment = 0xff_ff;
const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50 } as const;

/**
 * Reads the directory of a zip without decompressing; null if it is broken, encrypted, or would
 * decompress to more than any list of people.
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count === 0 || count > limits.entries) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== signatures.entry) return null;
    const entry = entryAt(view, at);
    unpacked += entry.unpacked;
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
    const isKnown = entry.method === 0 || entry.method === 8;
    if (isLocked || !isKnown || unpacked > limits.unpacked) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push(entry);
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function entryAt(view: DataView, at: number): ZipEntry {
  const name = new Uint8Array(view.buffer, view.byteOffset + at + entryLength).subarray(
    0,
    view.getUint16(at + 28, true),
  );
  return {
    name: new TextDecoder().decode(name),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** Offset of the end record; only a comment may follow it. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  return null;
}
