import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArchiveError } from './archive-format.ts';
import { openArchive } from './read-archive.ts';
import { createArchive } from './write-archive.ts';

const product = 'example';
const key = 'a passphrase of some length';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = Buffer.from(
  Array.from({ length: 500 }, (_, index) => `${String(index)}\tvalue ${String(index)}\n`).join(''),
);
const sha256 = createHash('sha256').update(rows).digest('hex');

async function write(name: string, options: { key?: string; version?: string } = {}) {
  const file = join(folder, name);
  const archive = await createArchive({
    ...{ file, product, version: '1.2.0', now: Date.UTC(2026, 10, 27), ...options },
  });
  await archive.manifest({
    ...{ postgres_version: '18', migrations: [], sequences: [] },
    tables: [
      { name: 'things', columns: ['id', 'text'] },
      { name: 'empty', columns: ['id'] },
    ],
  });
  await archive.table('things');
  await archive.rows(rows.subarray(0, 1000));
  await archive.rows(rows.subarray(1000));
  await archive.table('empty');
  await archive.finish([
    { name: 'things', rows: 500, sha256 },
    { name: 'empty', rows: 0, sha256: createHash('sha256').digest('hex') },
  ]);
  return file;
}

describe.each([
  ['plain', {}, 100],
  // Each time its key is derived, which is slow on purpose.
  ['encrypted', { key }, 10],
])('an archive that is %s', (name, options, numRuns) => {
  test('is read as it was written', async () => {
    const file = await write(`${name}-read`, options);
    const archive = await openArchive({ file, product, ...options });
    expect(archive.header).toMatchObject({ product, version: '1.2.0' });
    expect(archive.header.created_time).toBe('2026-11-27T00:00:00.000Z');
    const texts: Buffer[] = [];
    for await (const part of archive.parts()) if (part.kind === 'rows') texts.push(part.text);
    expect(Buffer.concat(texts).equals(rows)).toBe(true);
  });

  test('is refused after any change of its bytes, and after any end before the last one', async () => {
    const file = await write(`${name}-changed`, options);
    const bytes = readFileSync(file);
    const spoilt = join(folder, `${name}-spoilt`);
    const change = fc.record({
      at: fc.integer({ min: 0, max: bytes.length - 1 }),
      how: fc.oneof(
        fc.record({ kind: fc.constant('flip' as const), bits: fc.integer({ min: 1, max: 255 }) }),
        fc.record({ kind: fc.constant('cut' as const) }),
        fc.record({ kind: fc.constant('insert' as const), bits: fc.integer({ min: 0, max: 255 }) }),
        fc.record({ kind: fc.constant('remove' as const) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, how }) => {
        const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
        const made = {
          flip: () =>
            Buffer.concat([
              before,
              Buffer.of((bytes[at] ?? 0) ^ ('bits' in how ? how.bits : 0)),
              after.subarray(1),
            ]),
          cut: () => before,
          insert: () => Buffer.concat([before, Buffer.of('bits' in how ? how.bits : 0), after]),
          remove: () => Buffer.concat([before, after.subarray(1)]),
        }[how.kind]();
        // One of two equal neighbours is removed or repeated: nothing has changed.
        fc.pre(!made.equals(bytes));
        writeFileSync(spoilt, made);
        await expect(openArchive({ file: spoilt, product, ...options })).rejects.toBeInstanceOf(
          ArchiveError,
        );
      }),
      { numRuns },
    );
  });
});

test('an encrypted archive shows nothing of its content, and needs its own key', async () => {
  const file = await write('secret', { key });
  expect(readFileSync(file).includes('things')).toBe(false);
  await expect(openArchive({ file, product })).rejects.toThrow(
    `${file} is encrypted. Give its key.`,
  );
  await expect(openArchive({ file, product, key: 'another passphrase' })).rejects.toThrow(
    `The key does not open ${file}.`,
  );
});

test('an archive of another product, a newer format and another file are named', async () => {
  const file = await write('named');
  await expect(openArchive({ file, product: 'other' })).rejects.toThrow(
    `${file} is a backup of example, not of other.`,
  );
  const newer = join(folder, 'newer');
  writeFileSync(newer, readFileSync(file, 'latin1').replace('"format":1', '"format":2'), 'latin1');
  await expect(openArchive({ file: newer, product })).rejects.toThrow(
    `${newer} was made by a newer version (1.2.0).`,
  );
  const text = join(folder, 'text');
  writeFileSync(text, 'hello\n');
  await expect(openArchive({ file: text, product })).rejects.toThrow(
    `${text} is not a backup of example.`,
  );
  await expect(openArchive({ file: join(folder, 'none'), product })).rejects.toThrow('ENOENT');
});

test('an abandoned archive leaves no file', async () => {
  const file = join(folder, 'abandoned');
  const archive = await createArchive({ file, product, version: '1', now: 0 });
  await archive.table('things');
  await archive.abandon();
  expect(() => readFileSync(file)).toThrow('ENOENT');
  expect(() => readFileSync(`${file}.partial`)).toThrow('ENOENT');
});
