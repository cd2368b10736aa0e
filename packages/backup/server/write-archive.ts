import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { format, kinds, newCipher } from './archive-format.ts';
import type { Counted, Header, Manifest } from './archive-format.ts';

export interface ArchiveOptions {
  readonly file: string;
  readonly product: string;
  readonly version: string;
  /** Milliseconds. */
  readonly now: number;
  /** Encrypts the archive. */
  readonly key?: string | undefined;
}

export interface ArchiveWriter {
  manifest(manifest: Manifest): Promise<void>;
  /** Begins a table; its rows follow. */
  table(name: string): Promise<void>;
  /** @param text rows in text COPY format */
  rows(text: Buffer): Promise<void>;
  /** Ends the archive and moves it to its place; returns its size in bytes. */
  finish(counts: readonly Counted[]): Promise<number>;
  /** Deletes what was written. */
  abandon(): Promise<void>;
}

const compress = promisify<Buffer, Buffer>(gzip);

/**
 * Writes an archive beside its place, where it appears complete or not at all.
 *
 * @throws Error if the file cannot be written
 */
export async function createArchive(options: ArchiveOptions): Promise<ArchiveWriter> {
  const { file, key, product, version, now } = options;
  const cipher = key === undefined ? null : await newCipher(key);
  const partial = `${file}.partial`;
  // Only for its owner: it contains health data.
  const handle = await open(partial, 'w', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let place = 0;

  async function append(bytes: Buffer): Promise<void> {
    hash.update(bytes);
    size += bytes.length;
    // `write` may store a part only.
    for (let done = 0; done < bytes.length;) {
      done += (await handle.write(bytes, done)).bytesWritten;
    }
  }

  async function chunk(kind: number, content: Buffer): Promise<void> {
    const stored = cipher === null ? content : cipher.seal(kind, place, content);
    place += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(kind);
    head.writeUInt32BE(stored.length, 1);
    await append(Buffer.concat([head, stored]));
  }

  const json = (kind: number, value: unknown) => chunk(kind, Buffer.from(JSON.stringify(value)));
  const header: Header = {
    ...{ format, product, version, created_time: new Date(now).toISOString() },
    encryption: cipher?.encryption ?? null,
  };
  const writer: ArchiveWriter = {
    manifest: (manifest) => json(kinds.manifest, manifest),
    table: (name) => json(kinds.table, name),
    rows: async (text) => chunk(kinds.rows, await compress(text)),
    async finish(counts) {
      await json(kinds.counts, counts);
      const head = Buffer.alloc(5);
      head.writeUInt8(kinds.seal);
      head.writeUInt32BE(32, 1);
      await append(head);
      await append(hash.copy().digest());
      await handle.sync();
      await handle.close();
      await rename(partial, file);
      return size;
    },
    async abandon() {
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
  try {
    await append(Buffer.from(`${JSON.stringify(header)}\n`));
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return writer;
}
