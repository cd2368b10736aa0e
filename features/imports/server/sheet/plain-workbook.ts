import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { ZipEntry } from './zip-directory.ts';

/** Parts of a workbook; what makes another kind of document of it is left out. */
const known = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/)/i;
/** Of pictures, macros and sheets in binary nothing is kept but that they are there. */
const isRead = /\.(?:xml|rels)$/i;
const workbook = 'xl/workbook.xml';

/** Bytes of an entry's own header, names aside. */
const headerLength = 30;

/**
 * A workbook again with only what is read of it, in plain: every entry is unpacked here, no further
 * than it was promised, and held to its checksum, so that whoever reads the sheets unpacks nothing.
 *
 * @throws Error where it is no workbook, or an entry is not what the directory says
 */
export function plainWorkbook(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const parts: Record<string, Uint8Array> = Object.create(null) as Record<string, Uint8Array>;
  for (const entry of entries) {
    if (!known.test(entry.name)) continue;
    parts[entry.name] = isRead.test(entry.name) ? unpacked(bytes, entry) : new Uint8Array();
  }
  if (!(workbook in parts)) throw new Error('There is no workbook in it');
  return zipSync(parts, { level: 0 });
}

function unpacked(bytes: Uint8Array, { offset, method, crc, ...sizes }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const start = offset + headerLength + names;
  const packed = bytes.subarray(start, start + sizes.packed);
  const plain =
    method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, sizes.unpacked) });
  if (plain.length !== sizes.unpacked || crc32(plain) !== crc) {
    throw new Error('An entry is not what the directory says');
  }
  return plain;
}
