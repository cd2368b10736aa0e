import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  name: string;
  /** Its content, produced on demand. */
  parts: AsyncIterable<string | Uint8Array>;
}

/**
 * Packs files one after the other and yields the bytes of the zip: content is only read on demand.
 *
 * @param time of all files, milliseconds since 1970
 * @throws Error of a part
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  time: number,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    made.push(bytes);
  });
  const text = new TextEncoder();
  for await (const { name, parts } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = time;
    zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === 'string' ? text.encode(part) : part);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
