import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip-of.ts';
import type { ZipEntry } from './zip-of.ts';

const time = Date.parse('2026-11-21T12:00:00Z');

async function* partsOf(...parts: (string | Uint8Array)[]) {
  yield* parts;
}

async function bytesOf(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries, time)) parts.push(part);
  return Buffer.concat(parts);
}

test('files are unchanged after unzipping', async () => {
  const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 251);
  const long = 'Zoë,71 mOsm\r\n'.repeat(20_000);
  const zip = await bytesOf([
    { name: 'people.csv', parts: partsOf('Name\r\n', long) },
    { name: 'picture.jpg', parts: partsOf(picture) },
    { name: 'empty.csv', parts: partsOf() },
  ]);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['people.csv', 'picture.jpg', 'empty.csv']);
  expect(strFromU8(files['people.csv'] ?? new Uint8Array())).toBe(`Name\r\n${long}`);
  expect(files['picture.jpg']).toEqual(picture);
  expect(files['empty.csv']).toEqual(new Uint8Array());
  expect(zip.length).toBeLessThan(long.length / 2);
});

test('nothing is read before it is needed', async () => {
  const read: number[] = [];
  async function* parts() {
    for (let nth = 0; nth < 50; nth += 1) {
      read.push(nth);
      yield Uint8Array.from({ length: 100_000 }, (_, index) => (index * nth * 31) % 253);
    }
  }
  const zip = zipOf([{ name: 'a', parts: parts() }], time);
  await zip.next();
  await zip.next();
  await zip.next();
  expect(read.length).toBeLessThan(10);
  await zip.return(undefined);
});

test('an error in a part fails the zip', async () => {
  async function* parts() {
    yield 'one';
    throw new Error('the database is gone');
  }
  await expect(bytesOf([{ name: 'a', parts: parts() }])).rejects.toThrow('the database is gone');
});
