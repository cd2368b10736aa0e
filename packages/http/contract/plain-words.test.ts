import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, readInput } from './plain-words.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = readInput(schema, value);
  return error === undefined ? {} : fieldErrors(error);
};

test.each([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 7, 'This must be a text'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().min(4), 'abc', 'Use 4 characters or more'],
  [z.string().max(2), 'abc', 'Use 2 characters or fewer'],
  [z.number(), '7', 'This must be a number'],
  [z.number(), Infinity, 'This must be a number'],
  [z.int(), 1.5, 'This must be a whole number'],
  [z.number().min(2), 1, 'This must be 2 or more'],
  [z.number().max(2), 3, 'This must be 2 or less'],
  [z.boolean(), 'yes', 'This must be yes or no'],
  [z.array(z.string()), {}, 'This must be a list'],
  [z.array(z.string()).min(1), [], 'Give at least one'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Use 1 entry or fewer'],
  [z.guid(), 'x', 'This id is not valid'],
  [z.iso.date(), 'x', 'This date is not valid'],
  [z.string().regex(/^a$/), 'x', 'This text is not valid'],
  [z.enum(['a', 'b', 'c']), 'd', 'This must be a, b or c'],
  [z.literal(true), false, 'This must be true'],
  [z.record(z.string().max(1), z.any()), { ab: 1 }, 'This value is not valid'],
  [z.string('The sentence of the form'), 7, 'The sentence of the form'],
])('what is wrong is said in our words: %#', (schema, value, sentence) => {
  expect(Object.values(errorsOf(z.object({ field: schema }), { field: value }))).toEqual([
    sentence,
  ]);
});

test('a key that is not known is named', () => {
  const schema = z.object({ tag: z.strictObject({ name: z.string() }) });
  expect(errorsOf(schema, { tag: { name: 'a', more: 1, most: 2 } })).toEqual({
    'tag.more': 'This field is not known',
    'tag.most': 'This field is not known',
  });
});

test('of alternatives the fields of the nearest one are named', () => {
  const schema = z.union([
    z.object({ tag_id: z.guid(), user_id: z.guid() }),
    z.object({ tag_ids: z.array(z.guid()), user_ids: z.array(z.guid()) }),
  ]);
  const id = '01900000-0000-7000-8000-000000000000';
  expect(errorsOf(schema, { tag_ids: [id], user_ids: ['x'] })).toEqual({
    'user_ids.0': 'This id is not valid',
  });
  expect(errorsOf(schema, 7)).toEqual({ body: 'This value is not valid' });
});
