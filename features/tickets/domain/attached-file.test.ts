import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFile, longest, ticketMessages as messages } from '#tickets/contract';
import { cleanFileName, fileProblem, isContentAsNamed, plainFileName } from './attached-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const program = Uint8Array.of(0x4d, 0x5a, 0x90, 0x00);

test.each(['a.png', 'a.PNG', 'b.jpg', 'b.jpeg', 'c.pdf', 'd.txt', 'e.csv', 'f.log'])(
  '[SET-07] a file %s can be attached',
  (name) => {
    expect(fileProblem({ name, size: largestFile })).toBeNull();
  },
);

test.each([
  ['report.pdf.exe', 10, messages.fileKind],
  ['report.pdf.exe ', 10, messages.fileKind],
  ['report.pdf/..', 10, messages.fileKind],
  // The mark shows 'reportexe.pdf'; without it the name ends in .exe.
  ['report‮fdp.exe', 10, messages.fileKind],
  ['report.pdf\u0000.exe', 10, messages.fileKind],
  ['page.html', 10, messages.fileKind],
  ['image.svg', 10, messages.fileKind],
  ['archive.zip', 10, messages.fileKind],
  ['no extension', 10, messages.fileKind],
  ['.pdf', 10, messages.fileKind],
  ['', 10, messages.fileKind],
  ['big.pdf', 6 * 1024 * 1024, messages.fileLarge],
  ['big.pdf', largestFile + 1, messages.fileLarge],
  ['empty.txt', 0, messages.fileEmpty],
])('[SET-07] %j of %i bytes is refused: %s', (name, size, message) => {
  expect(fileProblem({ name, size })).toBe(message);
});

test.each([
  ['a.png', png, true],
  ['a.jpg', jpeg, true],
  ['a.jpg', png, false],
  ['a.png', jpeg, false],
  ['a.pdf', bytesOf('%PDF-1.7 …'), true],
  ['a.pdf', bytesOf('<html><script>alert(1)</script>'), false],
  ['a.pdf', program, false],
  ['a.txt', program, false],
  ['a.txt', bytesOf('plain\ttext\r\n'), true],
  ['a.csv', Uint8Array.of(0x41, 0x3b, 0xe4, 0x0a), true],
  ['a.log', bytesOf('zero \u0000'), false],
  ['a.png', Uint8Array.of(0x89), false],
] as const)('[SET-07] the content of %s decides (%#)', (name, bytes, isRight) => {
  expect(isContentAsNamed({ name, bytes })).toBe(isRight);
});

test.each([
  ['C:\\Users\\ana\\shift log.txt', 'shift log.txt'],
  ['../../etc/passwd.log', 'passwd.log'],
  ['a‮gpj.txt', 'agpj.txt'],
  ['what?<b>.pdf', 'what--b-.pdf'],
  ['  två  filer .csv', 'två filer .csv'],
  ['..hidden.txt..', 'hidden.txt'],
])('[SET-07] the name %j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('[SET-07] any accepted name is short, without folders, and keeps its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (base) => {
      const name = cleanFileName(`${base}.pdf`);
      const isAccepted = fileProblem({ name: `${base}.pdf`, size: 1 }) === null;
      if (!isAccepted) return;
      expect(Array.from(name).length).toBeLessThanOrEqual(longest.fileName);
      expect(name).toMatch(/^[^/\\\p{Cc}]+\.pdf$/u);
      expect(plainFileName(name)).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\.pdf$/);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});
