import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, readInput } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { beyondLimits, fieldsOf, incomplete, sampleOf, withField } from './test-calls-with-body.ts';

/** Replaces all messages of the library, to detect them in responses. */
const libraryWords = 'a sentence of the library';
z.config({ localeError: () => libraryWords });

const inputs = endpoints.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ what: `${name} ${part}`, schema }],
  ),
);

/** Invalid inputs: other types, missing, unknown choices, keys and alternatives. */
function wrongValues(schema: z.ZodType): unknown[] {
  const sample = sampleOf(schema);
  const fields = fieldsOf(schema).flatMap((field) => [
    ...incomplete(sample, field).map(({ value }) => value),
    ...beyondLimits(field)
      .filter(({ text }) => text === undefined)
      .map(({ value }) => withField(sample, field.path, value)),
  ]);
  return [undefined, null, 7, 'x', [], {}, { unheard_of: 1 }, ...fields];
}

test('errors in the input of any call have our messages at every field', () => {
  let refused = 0;
  for (const { what, schema } of inputs) {
    for (const value of wrongValues(schema)) {
      const { error } = readInput(schema, value);
      if (error === undefined) continue;
      const errors = fieldErrors(error);
      expect(Object.keys(errors).length, what).toBeGreaterThan(0);
      for (const [field, sentence] of Object.entries(errors)) {
        if (sentence.trim() !== '' && sentence !== libraryWords) continue;
        expect.unreachable(`${what} ${field}: ${sentence}`);
      }
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(2000);
}, 60_000);
