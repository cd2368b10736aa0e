import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagLength = 16;

/** Seals the passwords of one import, and opens them again. */
export interface PasswordSeal {
  seal(row: number, password: string): Buffer;
  /** @throws Error where it was sealed with another key, for another row, or changed since */
  open(row: number, sealed: Buffer): string;
}

/**
 * Between the check of a file and its import passwords lie in the database for some minutes. Their
 * key is made of the token that only whoever sent the file holds; the database knows its hash, of
 * which no key can be made.
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

/** One key seals each row once, so the number of the row is as good as chance. */
function nonceOf(row: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(row, 8);
  return nonce;
}
