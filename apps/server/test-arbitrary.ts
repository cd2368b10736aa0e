import fc from 'fast-check';
import { z } from 'zod';

export interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  'x-max-bytes'?: number;
  'x-max-depth'?: number;
}

/** Values with the types of a schema; random values may violate its further rules. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fitting(shapeOf(schema));
}

/** The input of a schema as a JSON schema; for preprocessed values, that of the result. */
export function shapeOf(schema: z.ZodType): Shape {
  const isPrepared = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
  const taken = isPrepared ? (schema.out as z.ZodType) : schema;
  return z.toJSONSchema(taken, { unrepresentable: 'any', io: 'input' }) as Shape;
}

/** The same with one part, or all of it, replaced by an unexpected value. */
export function spoiledOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc
    .tuple(arbitraryOf(schema), fc.array(fc.nat(20), { maxLength: 4 }), nasty)
    .map(([value, path, instead]) => spoil(value, path, instead));
}

/** Known injection payloads. */
export const nastyTexts = [
  '',
  ' ',
  "'; drop table users; --",
  "' or '1'='1",
  '%',
  '_\\',
  '\u0000',
  'a\r\nX-Injected: yes',
  '\ud800',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202egnp.exe',
  'x'.repeat(10_000),
  '9'.repeat(400),
  'NaN',
  '1e999',
  '2026-13-45T99:99:99.000Z',
  '00000000-0000-0000-0000-000000000000',
];

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.constantFrom<unknown>(null, true, false, -1, 0.1, 1e308, 2 ** 53, [], {}),
  fc.constantFrom<unknown>([[[[[[]]]]]], { constructor: { prototype: { isAdmin: true } } }),
  fc.constantFrom<unknown>({ length: 3 }, { toString: 1 }, { $gt: '' }),
  fc.array(fc.constant('x'), { minLength: 600, maxLength: 600 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

function spoil(value: unknown, [index = 0, ...rest]: readonly number[], instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return instead;
  const keys = Object.keys(value);
  const key = keys[index % Math.max(1, keys.length)];
  if (key === undefined) return instead;
  const copy = structuredClone(value) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = spoil(copy[key], rest, instead);
  else if (index % 5 === 0) delete copy[key];
  else copy[key] = instead;
  return copy;
}

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fitting));
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  switch (type) {
    case 'object':
      return objects(shape);
    case 'array':
      return fc.array(fitting(shape.items ?? {}), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 3, Math.max(3, shape.minItems ?? 0)),
      });
    case 'string':
      return texts(shape);
    case 'integer':
      return fc.integer({ min: shape.minimum ?? -1000, max: shape.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({
        min: shape.minimum ?? -1000,
        max: shape.maximum ?? 100_000,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

function objects({ properties = {}, required = [], additionalProperties }: Shape) {
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, fitting(shape)]),
  );
  // fast-check types the keys by the record, and these are known only at run time.
  const record: fc.Arbitrary<object> = fc.record(known, { requiredKeys: required as never[] });
  if (typeof additionalProperties !== 'object') return record;
  const more = fc.dictionary(fc.string({ maxLength: 10 }), fitting(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(record, more).map(([own, others]) => ({ ...others, ...own }));
}

function texts({ format, maxLength = 60 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid' || format === 'guid') return fc.uuid();
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  }
  if (format === 'date') {
    return fc
      .date({ noInvalidDate: true, min: new Date(0) })
      .map((d) => d.toISOString().slice(0, 10));
  }
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom(...nastyTexts).map((text) => text.slice(0, maxLength)),
  );
}
