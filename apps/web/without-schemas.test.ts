import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './without-schemas.ts';

const contract = `
import { endpoint } from '#packages/http/contract';
const longest = 9;
const row = z.object({ data: z.string().max(longest) });
const found = z.array(row);
const { length } = row;
const marks = ['a'];
export const shown = z.object({ marks });
export const readThing = endpoint({
  name: 'thing.read',
  method: 'GET',
  path: '/v3/thing/{id}',
  summary: 'A thing: { with, marks }.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  isIndependent: true,
  data: found.nullable()
});
export const other = { summary: 'kept' };`;

function transformed(code: string): string {
  const { transform } = withoutSchemas();
  if (typeof transform !== 'object') throw new Error('It has no transform.');
  const context = { parse: (text: string) => parseSync('a.js', text).program };
  return Reflect.apply(transform.handler, context, [code, 'a/contract/a.ts']).code;
}

test('what only the server needs of an endpoint is left out, with the constants of its schemas', () => {
  const code = transformed(contract.replace('const { length } = row;\n', ''));
  expect(code.replaceAll(/\s+/g, ' ').trim()).toBe(
    [
      "import { endpoint } from '#packages/http/contract';",
      "const marks = ['a'];",
      'export const shown = z.object({ marks });',
      "export const readThing = endpoint({ name: 'thing.read', method: 'GET',",
      "path: '/v3/thing/{id}', right: 'signed_in', isIndependent: true, });",
      "export const other = { summary: 'kept' };",
    ].join(' '),
  );
});

test('what anything else refers to stays, in its line and column', () => {
  const code = transformed(contract);
  expect(code).toHaveLength(contract.length);
  for (const kept of ['const longest', 'const row', 'const { length }', 'export const other']) {
    expect(code.indexOf(kept)).toBe(contract.indexOf(kept));
  }
  expect(code).not.toContain('const found');
});
