import { randomBytes, randomInt } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { columnAnswerType } from '#packages/sync/contract';

/** A text of the fixture that occurs nowhere else: a response with it shows its owner. */
export interface Mark {
  text: string;
  part: Part;
  org_id: string;
  /** The owner of the row; null for the organisation as a whole. */
  user_id: string | null;
}

/** A unique word, valid in names, emails, pictures and secrets. */
export function markedWord(): string {
  // Letters and digits of base 32, valid in the secret of an authenticator.
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return `zq${[...randomBytes(14)].map((byte) => letters[byte % 32]).join('')}`;
}

/** A unique time, in the format of responses. */
export function markedTime(): string {
  return new Date(Date.UTC(2001) + randomInt(500_000_000_000)).toISOString().toLowerCase();
}

/**
 * The kinds of data of a person or an organisation, each with the right of reach.tsv that shows it.
 */
export const rightOfPart = {
  person: 'see_person',
  picture: 'see_person',
  tests: 'see_tests',
  /** Raw data of a device. */
  raw: 'see_raw',
  devices: 'see_devices',
  /** Time of the last sign-in. */
  account: 'see_account',
  own: 'see_own',
  organisation: 'see_organisation',
  logo: 'see_organisation',
  log: 'see_log',
  /** The text of a sent email: no call shows it. */
  email_text: null,
} as const;
export type Part = keyof typeof rightOfPart;

interface Bytes {
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** All marks in a response: in its headers, its text, and its binary ids. */
export function marksIn(answer: Bytes, marks: ReadonlyMap<string, Mark>): Mark[] {
  const bytes =
    answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes;
  const content = isZip(answer) ? unzipped(bytes) : bytes.toString('utf8');
  const text = `${JSON.stringify(answer.headers)} ${content}`;
  const found = new Set(text.toLowerCase().match(possible) ?? []);
  const isInColumns = answer.headers['content-type'] === columnAnswerType;
  return [...marks.values()].filter(
    (mark) => found.has(mark.text) || (isInColumns && hasId(bytes, mark.text)),
  );
}

function isZip({ headers }: Bytes): boolean {
  return headers['content-type'] === 'application/zip';
}

function unzipped(bytes: Buffer): string {
  const files = Object.entries(unzipSync(bytes));
  return files.map(([name, content]) => `${name} ${strFromU8(content)}`).join(' ');
}

const possible =
  /zq[a-z2-7]{14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dt[\d:.]{12}z/g;

/** Columns have an id as four words, the lowest byte of each first. */
function hasId(bytes: Buffer, text: string): boolean {
  if (text.length !== 36) return false;
  const id = Buffer.from(text.replaceAll('-', ''), 'hex');
  return bytes.includes(id) || bytes.includes(Buffer.from(id).swap32());
}
