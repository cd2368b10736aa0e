import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

/** The first bytes of each format, with more bytes after them, as stored. */
const stored = (...bytes: number[]) => btoa(String.fromCharCode(...bytes, 7, 42, 99, 250));

test.each([
  ['jpeg', stored(0xff, 0xd8, 0xff, 0xe0), '/9j/'],
  ['jpeg', stored(0xff, 0xd8, 0xff, 0xe1), '/9j/'],
  ['jpeg', stored(0xff, 0xd8, 0xff, 0xdb), '/9j/'],
  ['webp', stored(0x52, 0x49, 0x46, 0x46), 'UklGR'],
  ['png', stored(0x89, 0x50, 0x4e, 0x47), 'iVBORw'],
])('a %s is shown as such', (kind, image, beginning) => {
  expect(image.startsWith(beginning)).toBe(true);
  expect(pictureAddress(image)).toBe(`data:image/${kind};base64,${image}`);
});

test('characters in the middle do not matter', () => {
  const image = 'iVBORw/9j/UklGR';
  expect(pictureAddress(image)).toBe(`data:image/png;base64,${image}`);
});
