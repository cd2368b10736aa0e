/**
 * The positions of the fields of the rows that COPY sent. Field f of row r has index r * width + f.
 */
export interface CopyRows {
  readonly rows: number;
  /** Fields of a row. */
  readonly width: number;
  /** The offset of each field. */
  readonly starts: Int32Array;
  /** The length of each field in bytes; -1 for null. */
  readonly lengths: Int32Array;
}

/** Bytes before the first row: signature, flags, length of an extension that is always empty. */
const signatureLength = 19;

/**
 * Finds the fields in the result of COPY … (FORMAT binary) without reading their content.
 *
 * @throws Error if the bytes have another format, or there are more rows than `mostRows`
 */
export function findCopyRows(bytes: Buffer, width: number, mostRows: number): CopyRows {
  const starts = new Int32Array(mostRows * width);
  const lengths = new Int32Array(mostRows * width);
  let [at, field] = [signatureLength, 0];
  for (;;) {
    const count = bytes.readInt16BE(at);
    at += 2;
    // The end of the data is a row of -1 fields.
    if (count === -1) return { rows: field / width, width, starts, lengths };
    if (count !== width) throw new Error('COPY sent a row of another width');
    if (field === starts.length) throw new Error('COPY sent more rows than were requested');
    for (const end = field + width; field < end; field += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      starts[field] = at;
      lengths[field] = length;
      if (length > 0) at += length;
    }
  }
}

/** Milliseconds since 1970 of a timestamptz, which counts microseconds since 2000. */
export function timeOf(bytes: Buffer, at: number, length: number): number {
  if (length < 0) return Number.NaN;
  const micros = bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
  return Math.floor(micros / 1000) + 946_684_800_000;
}

/** PostgreSQL's number of the type uuid. */
const uuidType = 2950;

/** The texts of a text[] or uuid[] without nulls. */
export function textsOf(bytes: Buffer, at: number, length: number): string[] {
  if (length < 20) return [];
  const isUuid = bytes.readInt32BE(at + 8) === uuidType;
  const texts: string[] = [];
  let [offset, left] = [at + 20, bytes.readInt32BE(at + 12)];
  for (; left > 0; left -= 1) {
    const size = bytes.readInt32BE(offset);
    const end = offset + 4 + Math.max(size, 0);
    if (size >= 0)
      texts.push(isUuid ? uuidAt(bytes, offset + 4) : bytes.toString('utf8', offset + 4, end));
    offset = end;
  }
  return texts;
}

/** The UUID in the sixteen bytes at an offset. */
function uuidAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
