import { expect, test } from 'vitest';
import { oneLine, writeEmail } from './email.ts';

test('both forms have the same content, and none of it is markup', () => {
  const email = writeEmail({
    organisation: 'Iron <b>bark</b>',
    subject: 'Hello\r\nBcc: everybody@else.example',
    paragraphs: ['First & "second".', '<script>alert(1)</script>'],
    action: { label: 'Open', url: 'https://a.example/x?b="1"&c=2' },
  });
  expect(email.subject).toBe('Hello Bcc: everybody@else.example');
  expect(email.text).toBe(
    'First & "second".\n\n<script>alert(1)</script>\n\nOpen:\nhttps://a.example/x?b="1"&c=2\n\n-- \nIron <b>bark</b> · Watershade',
  );
  expect(email.html).not.toMatch(/<script|<b>/);
  expect(email.html).toContain('First &amp; &quot;second&quot;.');
  expect(email.html).toContain('href="https://a.example/x?b=&quot;1&quot;&amp;c=2"');
});

test.each([
  ['a\nb', 'a b'],
  ['\u0000a\u0085\r\n\tb ', 'a b'],
  ['plain ü', 'plain ü'],
])('%j on one line is %j', (given, expected) => {
  expect(oneLine(given)).toBe(expected);
});
