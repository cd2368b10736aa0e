import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { ZipEntry } from './zip-directory.ts';

/** Parts of a workbook; parts of other document types are ignored. */
const known = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/)/i;
/** Pictures, macros and binary sheets are only kept as empty entries. */
const isRead = /\.(?:xml|rels)$/i;
const workbook = 'xl/workbook.xml';

/** Size of an entry's local header in bytes, without names. */
const headerLength = 30;

/**
 * A workbook with only the parts that are read, uncompressed. Each entry is decompressed here, up
 * to its declared size, and its checksum verified, so that the sheet reader decompresses nothing.
 *
 * @throws Error if it is no workbook, or an entry differs from the directory
 */
export function plainWorkbook(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const parts: Record<string, Uint8Array> = Object.create(null) as Record<string, Uint8Array>;
  for (const entry of entries) {
    if (!known.test(entry.name)) continue;
    parts[entry.name] = isRead.test(entry.name) ? unpacked(bytes, entry) : new Uint8Array();
  }
  if (!(workbook in parts)) throw new Error('The file contains no workbook');
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
    throw new Error('An entry differs from the zip directory');
  }
  return plain;
}
