import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { fieldsOf, sampleOf, withField } from './test-calls-with-body.ts';

/** Calls whose `name` is a typed confirmation: it is compared with a stored name and not stored. */
const confirming = new Set(['organisation.close', 'user.erase']);

const named = endpoints.flatMap(({ name, body }) => {
  if (body === undefined || confirming.has(name)) return [];
  return fieldsOf(body).some(({ path }) => path.join('.') === 'name')
    ? [[name, body] as const]
    : [];
});

/** Reads only the name if the schema is an object, otherwise in a sample of the complete body. */
function read(body: z.ZodType, name: unknown) {
  const field: unknown = body instanceof z.ZodObject ? body.shape['name'] : undefined;
  if (field instanceof z.ZodType) return readInput(z.object({ name: field }), { name });
  return readInput(body, withField(sampleOf(body), ['name'], name));
}

test('calls that store a name are found', () => {
  expect(named.map(([name]) => name)).toEqual(
    expect.arrayContaining(['tag.create', 'device.create', 'report.save', 'organisation.change']),
  );
});

test.each(named)('%s reads a name as one line without invisible characters', (_call, body) => {
  const { data, error } = read(body, ' \uff2eorth\u200b \n pit\u202e\u0007 ');
  expect(error).toBeUndefined();
  expect(data).toMatchObject({ name: 'North pit' });
});

test.each(named)('%s rejects lone surrogates and zero characters in a name', (_call, body) => {
  for (const name of ['North pit\ud800', '\udc00 pit', 'North\0 pit']) {
    expect(read(body, name).error?.issues[0]?.path).toEqual(['name']);
  }
});

test.each(named)('%s rejects an invisible name, or reads it as none', (_call, body) => {
  for (const name of ['\u200b\u200b\u200b\u200b', '\u3164\u2060\ufeff\u00ad', '\u2800 \u0301']) {
    const { data, error } = read(body, name);
    if (error === undefined) expect(data).toMatchObject({ name: '' });
    else expect(error.issues[0]?.path).toEqual(['name']);
  }
});
