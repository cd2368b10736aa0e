import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const png = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a, 0, 0, 0, 13],
  'IHDR',
  [0, 0, 0, 120, 0, 0, 0, 32],
);
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 31, 0, 119]);
const lossy = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8 ',
  [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 64, 0, 16, 0],
);
const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x77, 0xc0, 0x07, 0]);
const extended = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8X',
  [0, 0, 0, 0, 0, 0, 0, 0, 0x77, 0, 0, 31, 0, 0],
);

test.each([
  ['a PNG', png, 'image/png', 120, 32],
  ['a JPEG', jpeg, 'image/jpeg', 119, 31],
  ['a lossy WebP', lossy, 'image/webp', 64, 16],
  ['a lossless WebP', lossless, 'image/webp', 120, 32],
  ['a WebP with a head', extended, 'image/webp', 120, 32],
] as const)('%s has the right format and size', (_name, content, type, width, height) => {
  expect(pictureSize(content)).toEqual({ type, width, height });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a drawing in text', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['a document', bytes('%PDF-1.7 and so on and so on')],
  ['a page called a picture', bytes('<!doctype html><title>PNG</title>')],
  ['a JPEG without a frame', jpeg.slice(0, 8)],
  ['a JPEG with rubbish between its segments', bytes([0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9])],
  ['half a PNG', png.slice(0, 20)],
])('%s is not a picture', (_name, content) => {
  expect(pictureSize(content)).toBeNull();
});
