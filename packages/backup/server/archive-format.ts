import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/*
 * An archive is one line of JSON, the header, and chunks after it. A chunk is a byte for its kind,
 * four for the length of its content, and the content. With a key the content is encrypted by
 * AES-256-GCM; its nonce is the place of the chunk, so none can be moved or left out. The last chunk
 * is the SHA-256 of all bytes before it, so damage is found without the key too.
 */

/** Archives of a higher number cannot be read. */
export const format = 1;

export const kinds = {
  /** What was backed up: see `Manifest`. */
  manifest: 1,
  /** The name of the table that the next rows belong to. */
  table: 2,
  /** Rows in PostgreSQL's text COPY format, compressed by gzip. */
  rows: 3,
  /** Rows and digest of each table: see `Counted`. */
  counts: 4,
  seal: 5,
} as const;

/** The longest content of a chunk, in bytes; a longer one is damage. */
export const longestChunk = 64 * 1024 * 1024;

export interface Header {
  readonly format: number;
  readonly product: string;
  readonly version: string;
  /** ISO time. */
  readonly created_time: string;
  /** Null: not encrypted. In base64. */
  readonly encryption: { readonly salt: string; readonly check: string } | null;
}

/** The content of a database. */
export interface Manifest {
  readonly postgres_version: string;
  readonly migrations: readonly { readonly id: string; readonly checksum: string }[];
  readonly tables: readonly {
    /** With its schema if that is not `public`. */
    readonly name: string;
    readonly columns: readonly string[];
  }[];
  readonly sequences: readonly { readonly name: string; readonly next: string }[];
}

export interface Counted {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 of the rows in text COPY format, in hexadecimal. */
  readonly sha256: string;
}

/** A problem of an archive, as a sentence for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Encrypts and decrypts the content of chunks. */
export interface Cipher {
  readonly encryption: NonNullable<Header['encryption']>;
  seal(kind: number, place: number, content: Buffer): Buffer;
  /** @throws Error if the content was changed */
  open(kind: number, place: number, content: Buffer): Buffer;
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const tagLength = 16;

/** The cipher of a new archive. */
export async function newCipher(key: string): Promise<Cipher> {
  const salt = randomBytes(16);
  return cipherWith(await secretOf(key, salt), salt);
}

/** The cipher of an archive; null if this is not its key. */
export async function cipherOf(
  key: string,
  { salt, check }: NonNullable<Header['encryption']>,
): Promise<Cipher | null> {
  const bytes = Buffer.from(salt, 'base64');
  const cipher = cipherWith(await secretOf(key, bytes), bytes);
  const [given, right] = [check, cipher.encryption.check].map((text) => Buffer.from(text));
  if (given === undefined || right === undefined || given.length !== right.length) return null;
  return timingSafeEqual(given, right) ? cipher : null;
}

function secretOf(key: string, salt: Buffer): Promise<Buffer> {
  // Cost as OWASP recommends for scrypt; it needs 32 MiB for a moment.
  return derive(key, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}

function cipherWith(secret: Buffer, salt: Buffer): Cipher {
  const check = createHmac('sha256', secret).update('check').digest().subarray(0, 16);
  return {
    encryption: { salt: salt.toString('base64'), check: check.toString('base64') },
    seal(kind, place, content) {
      const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(place));
      cipher.setAAD(Buffer.of(kind));
      return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    open(kind, place, content) {
      const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(place), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.of(kind));
      decipher.setAuthTag(content.subarray(-tagLength));
      return Buffer.concat([decipher.update(content.subarray(0, -tagLength)), decipher.final()]);
    },
  };
}

/** Each archive has its own secret, so the place of a chunk is a nonce that is used once. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 8);
  return nonce;
}
