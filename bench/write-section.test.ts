import { expect, it } from 'vitest';
import { withSection } from './write-section.ts';

const document = '# A\n<!-- one: begin -->\nold\n<!-- one: end -->\nrest\n';

it('replaces only the text between the marks of a section', () => {
  expect(withSection(document, 'one', 'new')).toBe(
    '# A\n<!-- one: begin -->\n\nnew\n\n<!-- one: end -->\nrest\n',
  );
});

it('rejects a document without these marks', () => {
  expect(() => withSection(document, 'two', 'new')).toThrow('There is no section two.');
});
