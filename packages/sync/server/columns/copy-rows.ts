/** A field of a COPY row: where its bytes begin and how many they are; -1 for null. */
export interface Field {
  at: number;
  length: number;
}

/** Bytes before the first row: signature, flags, length of an extension that is never there. */
const signatureLength = 19;

/**
 * Walks over what COPY … (FORMAT binary) sent and hands each row's fields to `visit`. The fields
 * are the same objects for every row.
 *
 * @throws Error where the bytes are not of that form
 */
export function eachCopyRow(
  bytes: Buffer,
  columns: number,
  visit: (fields: readonly Field[]) => void,
): void {
  const fields = Array.from({ length: columns }, (): Field => ({ at: 0, length: 0 }));
  let at = signatureLength;
  for (;;) {
    const count = bytes.readInt16BE(at);
    at += 2;
    // The end of the data is a row of -1 fields.
    if (count === -1) return;
    if (count !== columns) throw new Error('COPY sent a row of another width');
    for (const field of fields) {
      field.length = bytes.readInt32BE(at);
      field.at = at + 4;
      at = field.at + Math.max(field.length, 0);
    }
    visit(fields);
  }
}

/** Milliseconds since 1970 of a timestamptz, which counts microseconds since 2000. */
export function timeOf(bytes: Buffer, { at, length }: Field): number {
  if (length < 0) return Number.NaN;
  const micros = bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
  return Math.floor(micros / 1000) + 946_684_800_000;
}

/** The texts of a text[] without nulls. */
export function textsOf(bytes: Buffer, { at, length }: Field): string[] {
  if (length < 20) return [];
  const texts: string[] = [];
  let [place, left] = [at + 20, bytes.readInt32BE(at + 12)];
  for (; left > 0; left -= 1) {
    const size = bytes.readInt32BE(place);
    if (size >= 0) texts.push(bytes.toString('utf8', place + 4, place + 4 + size));
    place += 4 + Math.max(size, 0);
  }
  return texts;
}
