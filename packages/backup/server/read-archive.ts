import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ArchiveError, cipherOf, format, kinds, longestChunk } from './archive-format.ts';
import type { Cipher, Counted, Header, Manifest } from './archive-format.ts';

export interface OpenOptions {
  readonly file: string;
  /** An archive of another product is refused. */
  readonly product: string;
  readonly key?: string | undefined;
}

/** A part of an archive, in order: the manifest, the rows of each table, and the counts. */
export type Part =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'rows'; readonly text: Buffer }
  | { readonly kind: 'counts'; readonly counts: readonly Counted[] };

export interface Archive {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly counts: readonly Counted[];
  /** Bytes. */
  readonly size: number;
  /** Reads the parts from the start. */
  parts(): AsyncGenerator<Part>;
}

/** Bytes; rows are written in parts of a few megabytes, unless one row is longer. */
const longestRows = 512 * 1024 * 1024;

const expand = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/**
 * Reads a whole archive once, so that a damaged one is refused before anything is done with it.
 *
 * @throws ArchiveError with a sentence if the file is no complete, unchanged archive of the product,
 *   or the key does not fit
 */
export async function openArchive(options: OpenOptions): Promise<Archive> {
  const { file } = options;
  let manifest: Manifest | undefined;
  let counts: readonly Counted[] | undefined;
  const counted = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  let current: { rows: number; hash: ReturnType<typeof createHash> } | undefined;
  const reader = await openReader(options);
  const { header, size } = reader;
  try {
    for await (const part of reader.parts()) {
      if (part.kind === 'manifest') manifest = part.manifest;
      if (part.kind === 'counts') counts = part.counts;
      if (part.kind === 'table') {
        current = { rows: 0, hash: createHash('sha256') };
        counted.set(part.name, current);
      }
      if (part.kind === 'rows' && current !== undefined) {
        current.rows += countLines(part.text);
        current.hash.update(part.text);
      }
    }
  } finally {
    await reader.close();
  }
  if (manifest === undefined || counts === undefined) throw damaged(file);
  for (const { name, rows, sha256 } of counts) {
    const found = counted.get(name);
    if (found?.rows !== rows || found.hash.digest('hex') !== sha256) throw damaged(file);
  }
  if (counts.length !== counted.size || counts.length !== manifest.tables.length) {
    throw damaged(file);
  }
  return {
    ...{ header, manifest, counts, size },
    async *parts() {
      const again = await openReader(options);
      try {
        yield* again.parts();
      } finally {
        await again.close();
      }
    },
  };
}

/** The number of rows of a text in COPY format, which escapes the line ends of values. */
export function countLines(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) lines += 1;
  return lines;
}

interface Reader {
  readonly header: Header;
  readonly size: number;
  parts(): AsyncGenerator<Part>;
  close(): Promise<void>;
}

async function openReader({ file, product, key }: OpenOptions): Promise<Reader> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new ArchiveError(`${file} cannot be read (${reason}).`, { cause: error });
  });
  try {
    const { size } = await handle.stat();
    const first = await readHeader(handle, file, product);
    const cipher = await cipherFor(first.header, file, key);
    return {
      ...{ header: first.header, size },
      parts: () => readParts({ handle, file, size, cipher, line: first.line }),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Bytes; the header of an archive is much shorter. */
const longestHeader = 4096;

async function readHeader(handle: FileHandle, file: string, product: string) {
  const start = Buffer.alloc(longestHeader);
  const { bytesRead } = await handle.read(start, 0, longestHeader, 0);
  const end = start.subarray(0, bytesRead).indexOf(10);
  const line = start.subarray(0, end + 1);
  const header = headerOf(line.toString());
  if (header === null) throw new ArchiveError(`${file} is not a backup of ${product}.`);
  if (header.product !== product) {
    throw new ArchiveError(`${file} is a backup of ${header.product}, not of ${product}.`);
  }
  if (header.format > format) {
    throw new ArchiveError(
      `${file} was made by a newer version (${header.version}). Install that version, or a later one.`,
    );
  }
  return { header, line };
}

function headerOf(line: string): Header | null {
  try {
    const value = JSON.parse(line) as Partial<Header> | null;
    const isHeader =
      typeof value?.format === 'number' &&
      typeof value.product === 'string' &&
      typeof value.version === 'string' &&
      typeof value.created_time === 'string';
    return isHeader ? { ...(value as Header), encryption: value.encryption ?? null } : null;
  } catch {
    return null;
  }
}

async function cipherFor(
  { encryption }: Header,
  file: string,
  key: string | undefined,
): Promise<Cipher | null> {
  if (encryption === null) return null;
  if (key === undefined) throw new ArchiveError(`${file} is encrypted. Give its key.`);
  const cipher = await cipherOf(key, encryption).catch(() => null);
  if (cipher === null) throw new ArchiveError(`The key does not open ${file}.`);
  return cipher;
}

interface Stream {
  handle: FileHandle;
  file: string;
  size: number;
  cipher: Cipher | null;
  /** The header with its line end. */
  line: Buffer;
}

async function* readParts({ handle, file, size, cipher, line }: Stream): AsyncGenerator<Part> {
  const hash = createHash('sha256').update(line);
  let at = line.length;
  for (let place = 0; ; place += 1) {
    const head = await bytesAt(handle, at, 5, size, file);
    const kind = head.readUInt8();
    const length = head.readUInt32BE(1);
    if (length > longestChunk) throw damaged(file);
    const stored = await bytesAt(handle, at + 5, length, size, file);
    at += 5 + length;
    hash.update(head);
    if (kind === kinds.seal) {
      if (at !== size || !hash.digest().equals(stored)) throw damaged(file);
      return;
    }
    hash.update(stored);
    yield await partOf(kind, () =>
      cipher === null ? stored : cipher.open(kind, place, stored),
    ).catch((error: unknown) => {
      throw damaged(file, error);
    });
  }
}

async function bytesAt(
  handle: FileHandle,
  at: number,
  length: number,
  size: number,
  file: string,
): Promise<Buffer> {
  if (at + length > size) {
    throw new ArchiveError(`${file} is incomplete: it ends after ${String(size)} bytes.`);
  }
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) throw new ArchiveError(`${file} became shorter while it was read.`);
    done += bytesRead;
  }
  return bytes;
}

/** Async, so that damage found by parsing is a rejection too. */
async function partOf(kind: number, contentOf: () => Buffer): Promise<Part> {
  const content = contentOf();
  if (kind === kinds.rows)
    return { kind: 'rows', text: await expand(content, { maxOutputLength: longestRows }) };
  const value: unknown = JSON.parse(content.toString());
  if (kind === kinds.manifest) return { kind: 'manifest', manifest: value as Manifest };
  if (kind === kinds.table) return { kind: 'table', name: value as string };
  if (kind === kinds.counts) return { kind: 'counts', counts: value as Counted[] };
  throw new Error(`A chunk of the unknown kind ${String(kind)}.`);
}

function damaged(file: string, cause?: unknown): ArchiveError {
  return new ArchiveError(`${file} was damaged or changed: its checksum differs.`, { cause });
}
