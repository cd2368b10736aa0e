import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './without-schemas.ts';

const contract = `
import { endpoint } from '#packages/http/contract';
const found = z.object({ data: z.string() });
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

function transformed(code: string) {
  const { transform } = withoutSchemas();
  if (typeof transform !== 'object') throw new Error('It has no transform.');
  const context = { parse: (text: string) => parseSync('a.js', text).program };
  return Reflect.apply(transform.handler, context, [code, 'a/contract/a.ts']) as { code: string };
}

test('what only the server needs of an endpoint is left out, and nothing else', () => {
  const { code } = transformed(contract);
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    [
      " import { endpoint } from '#packages/http/contract';",
      'const found = z.object({ data: z.string() });',
      "export const readThing = endpoint({ name: 'thing.read', method: 'GET',",
      "path: '/v3/thing/{id}', right: 'signed_in', isIndependent: true, });",
      "export const other = { summary: 'kept' };",
    ].join(' '),
  );
});

test('every line and column stays where it was', () => {
  const { code } = transformed(contract);
  expect(code).toHaveLength(contract.length);
  expect(code.indexOf('export const other')).toBe(contract.indexOf('export const other'));
});
