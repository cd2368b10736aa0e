import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagLength = 16;

/** Encrypts and decrypts the passwords of one import. */
export interface PasswordSeal {
  seal(row: number, password: string): Buffer;
  /** @throws Error if it was encrypted with another key, for another row, or changed since */
  open(row: number, sealed: Buffer): string;
}

/**
 * Between the verification of a file and its import, passwords are in the database for some
 * minutes. Their key is derived from the token that only the uploader has; the database only has
 * its hash, from which the key cannot be derived.
 */
export function passwordSeal(token: string, import_id: string): PasswordSeal {
  const key = Buffer.from(hkdfSync('sha256', token, import_id, 'passwords of an import', 32));
  return {
    seal(row, password) {
      const cipher = createCipheriv(algorithm, key, nonceOf(row));
      const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
      return Buffer.concat([sealed, cipher.getAuthTag()]);
    },
    open(row, sealed) {
      const opener = createDecipheriv(algorithm, key, nonceOf(row), { authTagLength: tagLength });
      opener.setAuthTag(sealed.subarray(-tagLength));
      const plain = [opener.update(sealed.subarray(0, -tagLength)), opener.final()];
      return Buffer.concat(plain).toString('utf8');
    },
  };
}

/** A key encrypts each row once, so the row number is a valid nonce. */
function nonceOf(row: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(row, 8);
  return nonce;
}
