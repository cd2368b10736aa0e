import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, readInput } from './plain-words.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = readInput(schema, value);
  return error === undefined ? {} : fieldErrors(error);
};

test.each([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 7, 'This must be text'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().trim().min(1, 'Name is required'), undefined, 'Name is required'],
  [z.string().min(1, 'Name is required'), '', 'Name is required'],
  [z.string().min(1, 'Name is required'), null, 'This must be text'],
  [z.array(z.string()).min(1, 'Choose somebody'), undefined, 'Choose somebody'],
  [z.string().min(4), 'abc', 'Use 4 characters or more'],
  [z.string().max(2), 'abc', 'Use 2 characters or fewer'],
  [z.number(), '7', 'This must be a number'],
  [z.number(), Infinity, 'This must be a number'],
  [z.int(), 1.5, 'This must be a whole number'],
  [z.number().min(2), 1, 'This must be 2 or more'],
  [z.number().max(2), 3, 'This must be 2 or less'],
  [z.boolean(), 'yes', 'This must be yes or no'],
  [z.array(z.string()), {}, 'This must be a list'],
  [z.array(z.string()).min(1), [], 'Add at least one'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Use 1 entry or fewer'],
  [z.guid(), 'x', 'This ID is not valid'],
  [z.iso.date(), 'x', 'This date is not valid'],
  [z.string().regex(/^a$/), 'x', 'This text is not valid'],
  [z.enum(['a', 'b', 'c']), 'd', 'This must be a, b or c'],
  [z.literal(true), false, 'This must be true'],
  [z.record(z.string().max(1), z.any()), { ab: 1 }, 'This value is not valid'],
  [z.string('The sentence of the form'), 7, 'The sentence of the form'],
])('errors have our messages: %#', (schema, value, sentence) => {
  expect(Object.values(errorsOf(z.object({ field: schema }), { field: value }))).toEqual([
    sentence,
  ]);
});

test('every kind of issue has our own message', () => {
  const library = 'a sentence of the library';
  z.config({ localeError: () => library });
  const kinds: readonly (readonly [z.ZodType, unknown])[] = [
    ...([
      [z.string(), 7],
      [z.bigint(), 'x'],
      [z.date(), 'x'],
      [z.null(), 1],
    ] as const),
    ...([
      [z.number().multipleOf(5), 3],
      [z.string().length(3), 'x'],
    ] as const),
    ...([
      [z.email(), 'x'],
      [z.url(), 'x'],
      [z.string().startsWith('a'), 'b'],
    ] as const),
    ...([
      [z.union([z.string(), z.number()]), true],
      [z.never(), 1],
    ] as const),
    [z.discriminatedUnion('by', [z.object({ by: z.literal('a') })]), { by: 'b' }],
    [z.strictObject({ a: z.string() }), { a: 'x', b: 1 }],
    [z.record(z.string().max(1), z.any()), { ab: 1 }],
    [z.map(z.string(), z.string()), new Map([[1, 'x']])],
    [z.set(z.string()), new Set([1])],
    [z.tuple([z.string()]), ['a', 'b']],
    [z.string().refine(() => false), 'x'],
    [z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })), {}],
    [z.string().transform(Number).pipe(z.number().max(1)), '7'],
    [z.preprocess((value) => value, z.number()), 'x'],
    [z.lazy(() => z.string()), 1],
  ];
  for (const [schema, value] of kinds) {
    const errors = Object.values(errorsOf(z.object({ field: schema }), { field: value }));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors).not.toContain(library);
  }
});

test('an unknown key is named', () => {
  const schema = z.object({ tag: z.strictObject({ name: z.string() }) });
  expect(errorsOf(schema, { tag: { name: 'a', more: 1, most: 2 } })).toEqual({
    'tag.more': 'Unknown field',
    'tag.most': 'Unknown field',
  });
});

test('of alternatives the fields of the nearest one are named', () => {
  const schema = z.union([
    z.object({ tag_id: z.guid(), user_id: z.guid() }),
    z.object({ tag_ids: z.array(z.guid()), user_ids: z.array(z.guid()) }),
  ]);
  const id = '01900000-0000-7000-8000-000000000000';
  expect(errorsOf(schema, { tag_ids: [id], user_ids: ['x'] })).toEqual({
    'user_ids.0': 'This ID is not valid',
  });
  expect(errorsOf(schema, 7)).toEqual({ body: 'This value is not valid' });
});
