import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readings } from '../testing/test-tables.ts';
import { chunkFromRows, rowFromChunk } from './chunk.ts';
import { coldTextOf, decodeChunk, encodeChunk } from './chunk-codec.ts';
import { DamagedCopy } from './damage.ts';

const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const moment = fc
  .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  .map((date) => date.toISOString());
const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 3 });

/** Rows as a server may send them: valid, odd, and with undeclared fields. */
const row = fc.record(
  {
    measurement_id: fc.oneof(
      fc.uuid(),
      fc.uuid().map((id) => id.toUpperCase()),
    ),
    created_time: fc.oneof(moment, fc.constant('2026-01-01T10:00:00+02:00'), fc.constant(null)),
    modified_time: moment,
    value: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
    type: fc.constantFrom('one', 'two', 'three', null),
    valid: fc.constantFrom(true, false, null),
    user_id: fc.oneof(fc.uuid(), fc.constantFrom('', null)),
    tag_ids: fc.oneof(texts, fc.constant(null)),
    user_tag_ids: texts,
    notes: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(undefined)),
    extra: json,
  },
  { requiredKeys: ['measurement_id', 'modified_time'] },
);
const asSent = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe('a chunk', () => {
  it('restores every row exactly as received', () => {
    fc.assert(
      fc.property(fc.array(row.map(asSent), { minLength: 1, maxLength: 20 }), (rows) => {
        const records = encodeChunk(readings, chunkFromRows(readings, rows));
        const chunk = decodeChunk(readings, records.hot);
        const back = rows.map((_, place) =>
          rowFromChunk(readings, chunk, place, coldTextOf(records.cold, place)),
        );
        expect(back).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('detects every flipped bit and every truncation of its hot part', () => {
    const rows = [asSent(fc.sample(row, { numRuns: 1, seed: 1 })[0] ?? {})];
    const { hot } = encodeChunk(readings, chunkFromRows(readings, rows));
    fc.assert(
      fc.property(fc.nat(hot.byteLength * 8 - 1), (bit) => {
        const torn = hot.slice(0);
        const bytes = new Uint8Array(torn);
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => decodeChunk(readings, torn)).toThrow(DamagedCopy);
      }),
    );
    fc.assert(
      fc.property(fc.nat(hot.byteLength - 1), (length) => {
        expect(() => decodeChunk(readings, hot.slice(0, length))).toThrow(DamagedCopy);
      }),
    );
  });

  it('never reads a cold text out of bounds', () => {
    const rows = [1, 2, 3].map((number) => ({
      measurement_id: `01890000-0000-7000-8000-00000000000${String(number)}`,
      notes: 'long enough to be cut somewhere',
    }));
    const { cold } = encodeChunk(readings, chunkFromRows(readings, rows));
    fc.assert(
      fc.property(fc.nat(cold.byteLength - 1), fc.nat(5), (length, place) => {
        const cut = cold.slice(0, length);
        const outcome = (() => {
          try {
            return coldTextOf(cut, place);
          } catch (error) {
            return error;
          }
        })();
        if (typeof outcome === 'string') expect(outcome).toBe(coldTextOf(cold, place));
        else expect(outcome).toBeInstanceOf(DamagedCopy);
      }),
    );
  });
});
