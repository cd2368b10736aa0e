import { expect, test } from 'vitest';
import { readInput } from '#packages/http/contract';
import { richText } from '#education/contract';
import { plainText, textOfLines } from './rich-text.ts';

const isValid = (value: unknown) => readInput(richText, value).success;
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({
  ...{ type: 'text', text: words, ...(marks.length > 0 && { marks }) },
});

test('lines become headings, lists and formatted words that the schema accepts', () => {
  const made = textOfLines(['Drink **water** _often_.', '# Why', '- one', '- two', '1. first']);
  expect(isValid(made)).toBe(true);
  expect(made.content.map(({ type }) => type)).toEqual([
    ...['paragraph', 'heading', 'bulletList', 'orderedList'],
  ]);
  expect(plainText(made)).toBe('Drink water often.\nWhy\none\ntwo\nfirst');
});

test.each([
  ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
  ['raw HTML', doc({ type: 'html', html: '<img onerror=1>' })],
  [
    'a link to a script',
    doc(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:1' } }))),
  ],
  [
    'a link to http',
    doc(paragraph(text('x', { type: 'link', attrs: { href: 'http://a.example' } }))),
  ],
  [
    'a link with a quote',
    doc(paragraph(text('x', { type: 'link', attrs: { href: 'https://a"b' } }))),
  ],
  ['an attribute', doc({ ...paragraph(text('x')), attrs: { style: 'color:red' } })],
  ['a handler', doc({ ...paragraph(text('x')), onclick: 'x()' })],
  ['another heading', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
  ['a list in a list', doc({ type: 'bulletList', content: [{ type: 'bulletList', content: [] }] })],
  ['too many bytes', doc(...Array.from({ length: 20 }, () => paragraph(text('x'.repeat(9000)))))],
])('%s is refused', (_, value) => {
  expect(isValid(value)).toBe(false);
});
