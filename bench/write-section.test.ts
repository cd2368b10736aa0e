import { expect, it } from 'vitest';
import { withSection } from './write-section.ts';

const document = '# A\n<!-- one: begin -->\nold\n<!-- one: end -->\nrest\n';

it('replaces what stands between the marks of a section and nothing else', () => {
  expect(withSection(document, 'one', 'new')).toBe(
    '# A\n<!-- one: begin -->\n\nnew\n\n<!-- one: end -->\nrest\n',
  );
});

it('refuses a document without these marks', () => {
  expect(() => withSection(document, 'two', 'new')).toThrow('No place for the section two.');
});
