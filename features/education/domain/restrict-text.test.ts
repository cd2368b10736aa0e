import { expect, test } from 'vitest';
import { readInput } from '#packages/http/contract';
import { richText } from '#education/contract';
import { restrictText } from './restrict-text.ts';
import { plainText } from './rich-text.ts';

const isValid = (value: unknown) => readInput(richText, value).success;
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({
  ...{ type: 'text', text: words, ...(marks.length > 0 && { marks }) },
});

test('only what is stored is taken from an editor, and no word is lost', () => {
  const made = restrictText(
    doc(
      { type: 'heading', attrs: { level: 1, id: 'x' }, content: [text('Title')] },
      {
        type: 'bulletList',
        attrs: { tight: true },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('one', { type: 'bold' }, { type: 'underline' })),
              {
                type: 'orderedList',
                content: [{ type: 'listItem', content: [paragraph(text('in'))] }],
              },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('quoted'))] },
      paragraph(
        text('good', { type: 'link', attrs: { href: 'https://a.example', target: '_blank' } }),
        text('bad', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
      ),
    ),
  );
  expect(isValid(made)).toBe(true);
  expect(plainText(made)).toBe('Title\none\nin\nquoted\ngoodbad');
  expect(JSON.stringify(made)).not.toMatch(/javascript|underline|_blank|tight/);
  for (const broken of [null, 7, 'x', {}, { content: [null, 1, { content: 'x' }] }]) {
    expect(isValid(restrictText(broken))).toBe(true);
  }
});
