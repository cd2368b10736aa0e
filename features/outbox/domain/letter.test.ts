import { expect, test } from 'vitest';
import { oneLine, writeLetter } from './letter.ts';

test('both forms say the same, and nothing of it is markup', () => {
  const letter = writeLetter({
    organisation: 'Iron <b>bark</b>',
    subject: 'Hello\r\nBcc: everybody@else.example',
    paragraphs: ['First & "second".', '<script>alert(1)</script>'],
    action: { label: 'Open', url: 'https://a.example/x?b="1"&c=2' },
  });
  expect(letter.subject).toBe('Hello Bcc: everybody@else.example');
  expect(letter.text).toBe(
    'First & "second".\n\n<script>alert(1)</script>\n\nOpen:\nhttps://a.example/x?b="1"&c=2\n\n-- \nIron <b>bark</b> · Watershade',
  );
  expect(letter.html).not.toMatch(/<script|<b>/);
  expect(letter.html).toContain('First &amp; &quot;second&quot;.');
  expect(letter.html).toContain('href="https://a.example/x?b=&quot;1&quot;&amp;c=2"');
});

test.each([
  ['a\nb', 'a b'],
  ['\u0000a\u0085\r\n\tb ', 'a b'],
  ['plain ü', 'plain ü'],
])('%j on one line is %j', (given, expected) => {
  expect(oneLine(given)).toBe(expected);
});
