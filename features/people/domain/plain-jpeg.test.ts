import { expect, test } from 'vitest';
import { plainJpeg } from './plain-jpeg.ts';

const bytesOf = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const segment = (marker: number, body: number[]) => [
  ...[0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff],
  ...body,
];
const two = (value: number) => [value >> 8, value & 0xff];
const frame = (width: number, height: number, { marker = 0xc0, bits = 8, colours = 1 } = {}) =>
  segment(marker, [bits, ...two(height), ...two(width), colours, 1, 0x11, 0]);
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const tables = [...segment(0xdb, [0, 1, 2]), ...segment(0xc4, [0, 1, 2])];
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 7, 0xff, 0, 9, 0xff, 0xd0, 3];

const plain = bytesOf(start, tables, frame(640, 480), scan, end);

test('a JPEG that holds only the picture keeps every byte', () => {
  expect(plainJpeg(plain)).toEqual(plain);
  const progressive = bytesOf(start, tables, frame(1920, 1, { marker: 0xc2 }), scan, scan, end);
  expect(plainJpeg(progressive)).toEqual(progressive);
});

test('the position, comments and data after the end are removed', () => {
  const place = segment(0xe1, [...bytesOf('Exif -31.95 115.86')]);
  const comment = segment(0xfe, [...bytesOf('<script>')]);
  const colours = segment(0xee, [...bytesOf('Adobe')]);
  const filled = [0xff, 0xff];
  const full = bytesOf(
    ...[start, place, colours, comment, tables, filled, frame(640, 480), scan, end, 'PK zip'],
  );
  expect(plainJpeg(full)).toEqual(bytesOf(start, colours, tables, frame(640, 480), scan, end));
});

test.each([
  ['nothing', bytesOf()],
  ['a text with the name of a picture', bytesOf('name,email\nTane,tane@acme.example')],
  ['a PNG', bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['the beginning alone', bytesOf(start)],
  ['no picture between beginning and end', bytesOf(start, end)],
  ['a frame without points', bytesOf(start, tables, frame(640, 480), end)],
  ['points without a frame', bytesOf(start, tables, scan, end)],
  ['two frames', bytesOf(start, frame(640, 480), frame(640, 480), scan, end)],
  ['half of it', plain.slice(0, plain.length - 9)],
  ['no end', plain.slice(0, -2)],
  ['one point too wide', bytesOf(start, tables, frame(1921, 480), scan, end)],
  ['one point too high', bytesOf(start, tables, frame(640, 1921), scan, end)],
  ['no height', bytesOf(start, tables, frame(640, 0), scan, end)],
  ['twelve bits', bytesOf(start, tables, frame(640, 480, { bits: 12 }), scan, end)],
  ['four chartColors', bytesOf(start, tables, frame(640, 480, { colours: 4 }), scan, end)],
  ['a frame of another kind', bytesOf(start, tables, frame(9, 9, { marker: 0xc3 }), scan, end)],
  ['a segment longer than the file', bytesOf(start, [0xff, 0xdb, 0xff, 0xff, 0], end)],
  ['a segment shorter than its own length', bytesOf(start, [0xff, 0xdb, 0, 1], scan, end)],
])('%s is not a picture', (_name, bytes) => {
  expect(plainJpeg(bytes)).toBeNull();
});

test('any truncation or changed byte gives a picture or null', () => {
  for (let at = 0; at < plain.length; at += 1) {
    for (const value of [0, 0x7f, 0xd8, 0xd9, 0xda, 0xff]) {
      const result = plainJpeg(plain.with(at, value));
      expect(result === null || result.length <= plain.length).toBe(true);
    }
    expect(plainJpeg(plain.slice(0, at))).toBeNull();
  }
});
