import { expect, test } from 'vitest';
import { z } from 'zod';
import { newMeasurement } from '#measurements/contract';
import { boundKeys } from '#packages/http/contract';
import { endpoints } from './composition.ts';

/** Schemas that a handler applies later, row by row. */
const readLater: Readonly<Record<string, z.ZodType>> = {
  'measurement.create body.measurements[]': newMeasurement,
};

/** Formats with a fixed length. */
const fixedLength = new Set<unknown>(['guid', 'uuid', 'date']);

interface Def {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  catchall?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  items?: z.ZodType[];
}

interface Leaf {
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

/** Paths of all parts of a schema without a size limit. */
function unbounded(schema: z.ZodType, path: string): string[] {
  const later = readLater[path];
  if (later !== undefined) return unbounded(later, `${path} later`);
  const meta = schema.meta();
  if (meta?.[boundKeys.bytes] !== undefined && meta[boundKeys.depth] !== undefined) return [];
  const def = schema.def as unknown as Def;
  const all = (parts: readonly z.ZodType[] = []) => parts.flatMap((part) => unbounded(part, path));
  switch (def.type) {
    case 'string':
      return isBoundedText(schema as z.ZodString) ? [] : [`${path}: text`];
    case 'number':
      return isBoundedNumber(schema) ? [] : [`${path}: number`];
    case 'array':
      return [
        ...(leafOf(schema).maxItems === undefined ? [`${path}: list`] : []),
        ...unbounded(def.element ?? z.unknown(), `${path}[]`),
      ];
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, part]) =>
          unbounded(part, `${path}.${name}`),
        ),
        ...(def.catchall === undefined || def.catchall.def.type === 'never'
          ? []
          : [`${path}: further keys`]),
      ];
    case 'union':
      return all(def.options);
    case 'intersection':
      return all([def.left ?? z.unknown(), def.right ?? z.unknown()]);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return all([def.innerType ?? z.unknown()]);
    case 'pipe': {
      // The schema after a transformation limits its result.
      const isPrepared = def.in?.def.type === 'transform';
      return all([(isPrepared ? def.out : def.in) ?? z.unknown()]);
    }
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
      return [];
    default:
      return [`${path}: ${def.type}`];
  }
}

function leafOf(schema: z.ZodType): Leaf {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Leaf;
}

function isBoundedText(schema: z.ZodString): boolean {
  return fixedLength.has(schema.format) || leafOf(schema).maxLength !== undefined;
}

function isBoundedNumber(schema: z.ZodType): boolean {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = leafOf(schema);
  return (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
}

test('every field of a call has a limit', () => {
  const found = endpoints.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : unbounded(schema, `${name} ${part}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['text', z.string()],
  ['text', z.string().min(1).trim()],
  ['text', z.iso.datetime()],
  ['number', z.number().min(0)],
  ['list', z.array(z.boolean())],
  ['record', z.record(z.string().max(5), z.boolean())],
  ['unknown', z.unknown().optional()],
  ['further keys', z.looseObject({})],
  ['text', z.union([z.boolean(), z.string()])],
  ['text', z.string().catch('')],
  ['text', z.string().transform((text) => text.slice(0, 3))],
  ['text', z.preprocess((given) => given, z.string())],
])('a %s without a limit is found in any wrapping', (kind, schema) => {
  expect(unbounded(z.object({ field: schema }), 'x')).toEqual([`x.field: ${kind}`]);
});
