import { measurementColumns } from '#measurements/contract';
import { measurementSourceColumns } from '#measurements/server';
import type { MadeRow } from './made-world.ts';
import { documentText } from './row-text.ts';

/**
 * Measurements as COPY … (FORMAT binary) sends them to the server's encoder: the id, each column,
 * and each field without a column.
 */
export function copyBytes(rows: readonly MadeRow[]): Buffer {
  const parts: Buffer[] = [signature];
  for (const row of rows) {
    const fields = [
      Buffer.from(String(row['measurement_id']).replaceAll('-', ''), 'hex'),
      ...measurementColumns.map(({ kind, name }) => fieldOf(kind, valueOf(name, row))),
      ...measurementSourceColumns.coldFields.map(({ kind, name }) => restOf(kind, row[name])),
    ];
    parts.push(int16(fields.length));
    for (const field of fields) {
      if (field === null) parts.push(int32(-1));
      else parts.push(int32(field.length), field);
    }
  }
  return Buffer.concat([...parts, int16(-1)]);
}

const signature = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
type Column = (typeof measurementColumns)[number];

function valueOf(name: Column['name'], row: MadeRow): unknown {
  const { baseline } = row['metadata'] as { baseline?: { mean: number; values: number[] } };
  if (name === 'baseline_mean') return baseline?.mean ?? null;
  if (name === 'baseline_count') return baseline?.values.length ?? 0;
  // The server derives it for values that are hidden; nothing is hidden from an admin.
  if (name === 'hidden_status') return null;
  if (name !== 'measured_by') return row[name];
  return [row['measured_by_user_id'], row['measured_by_name_first'], row['measured_by_name_last']];
}

/** The created rows have the right type in each column. */
function fieldOf(kind: Column['kind'], value: unknown): Buffer | null {
  if (value === null) return null;
  switch (kind) {
    case 'time':
      return micros(Date.parse(value as string));
    case 'number':
      return double(Number(value));
    case 'count':
      return int32(Number(value));
    case 'flag':
      return Buffer.from([value === true ? 1 : 0]);
    case 'choice':
    case 'text':
      return Buffer.from(value as string);
    case 'texts':
      return textArray(value as string[]);
  }
}

/** JSON follows the number of its version. */
function restOf(kind: 'text' | 'jsonb', value: unknown): Buffer | null {
  if (value === null || value === undefined) return null;
  if (kind === 'text') return Buffer.from(value as string);
  return Buffer.from(`\x01${documentText(value)}`);
}

/** One dimension, no nulls, element type text, number of elements, lower bound 1. */
function textArray(texts: readonly string[]): Buffer {
  const elements = texts.flatMap((text) => {
    const bytes = Buffer.from(text);
    return [int32(bytes.length), bytes];
  });
  const head = texts.length === 0 ? [0, 0, 25] : [1, 0, 25, texts.length, 1];
  return Buffer.concat([...head.map(int32), ...elements]);
}

/** Counted from 2000. */
function micros(time: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(time - Date.UTC(2000, 0, 1)) * 1000n);
  return bytes;
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
