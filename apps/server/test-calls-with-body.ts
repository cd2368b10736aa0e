import fc from 'fast-check';
import type { z } from 'zod';
import { createMeasurements } from '#measurements/contract';
import type { Endpoint } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { arbitraryOf, shapeOf } from './test-arbitrary.ts';
import type { Shape } from './test-arbitrary.ts';

/** The calls with a body, except the one whose handler checks each row separately. */
export const callsWithBody = endpoints.flatMap((endpoint) => {
  const { name, body } = endpoint;
  return body === undefined || name === createMeasurements.name ? [] : [{ ...endpoint, body }];
});

/** Tables of sign-ins and of attempts, which any call may change. */
export const changedByAnyCall = ['attempts', 'sign_ins'];

/** The path of a call with sample parameters. */
export function sampleUrlOf({ path, params }: Endpoint): string {
  const given = sampleOf(params) as Readonly<Record<string, string | number | undefined>>;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name] ?? 'x')),
  );
}

/** A position in the input of a call, and its schema. */
export interface Field {
  path: readonly string[];
  shape: Shape;
}

/** A value for a field. */
export interface FieldCase {
  what: string;
  value: unknown;
  /** Its JSON, if this code cannot write it; it never reaches a schema. */
  text?: string;
}

/** Every field of a schema, including those of list rows and alternatives. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return below([], shapeOf(schema)).filter(({ path }) => path.length > 0);
}

function below(path: readonly string[], shape: Shape): Field[] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => below(path, choice));
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
    below([...path, name], part),
  );
  const rows = shape.items === undefined ? [] : below([...path, '0'], shape.items);
  return [{ path, shape }, ...inside, ...rows];
}

/** A valid value of a schema, always the same; the longest of the random ones. */
export function sampleOf(schema: z.ZodType | undefined): Record<string, unknown> {
  if (schema === undefined) return {};
  const samples = fc.sample(arbitraryOf(schema), { numRuns: 100, seed: 20_261_123 });
  const lengthOf = (each: unknown) => JSON.stringify(each).length;
  const [sample = samples[0]] = samples
    // Of these keys a body is refused whole.
    .filter((each) => schema.safeParse(each).success && !/"prototype"/.test(JSON.stringify(each)))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return sample as Record<string, unknown>;
}

/** The value with another one at a position; missing parents are created. */
export function withField(value: unknown, path: readonly string[], put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  const known = typeof value === 'object' && value !== null ? structuredClone(value) : null;
  const base = (known ?? (/^\d+$/.test(key) ? [] : {})) as Record<string, unknown>;
  base[key] = withField(base[key], rest, put);
  return base;
}

/** A value in which a part of a field is missing or unknown. */
export interface Incomplete {
  what: string;
  value: unknown;
}

/** The value without a field, and with an invalid choice or an unknown key in it. */
export function incomplete(value: unknown, field: Field): Incomplete[] {
  const { path, shape } = field;
  const isChoice = shape.enum !== undefined || shape.const !== undefined;
  const isParent = shape.properties !== undefined;
  const changed = (what: string, to: unknown) => ({ what, value: to });
  return [
    changed('missing', withoutField(value, path)),
    changed('empty', withField(value, path, {})),
    ...(isChoice ? [changed('no choice', withField(value, path, 'none of them'))] : []),
    ...(isParent ? [changed('unknown key', withField(value, [...path, 'unheard_of'], 1))] : []),
  ];
}

/** The value without the field at a position; unchanged if it has none. */
function withoutField(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  const copy = structuredClone(value) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = withoutField(copy[key], rest);
  else delete copy[key];
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** Values just within the limits of a field; a contract counts the characters of a text. */
export function withinLimits({ shape }: Field): FieldCase[] {
  const { type, maxLength, maxItems, minimum, maximum, items = {} } = shape;
  const [bytes, depth] = [shape['x-max-bytes'], shape['x-max-depth']];
  if (bytes !== undefined && depth !== undefined) {
    return [
      { what: 'as many bytes as it may have', value: filled(type, bytes) },
      { what: 'as many levels as it may have', value: nestedFor(type, depth) },
    ];
  }
  if (type === 'string' && maxLength !== undefined) {
    return [
      { what: '1 character', value: 'x' },
      { what: 'as many characters as it may have', value: 'x'.repeat(maxLength) },
      { what: 'as many of three bytes', value: '€'.repeat(maxLength) },
      { what: 'as many units of pairs', value: '😀'.repeat(Math.floor(maxLength / 2)) },
    ];
  }
  if (type === 'array' && maxItems !== undefined) {
    const [item] = fc.sample(arbitraryOfShape(items), { numRuns: 1, seed: 1 });
    return [{ what: 'as many entries', value: Array.from({ length: maxItems }, () => item) }];
  }
  if (type === 'number' || type === 'integer') {
    return [minimum, maximum].flatMap((value) =>
      value === undefined ? [] : [{ what: `the number ${String(value)}`, value }],
    );
  }
  return [];
}

/** Values just beyond the limits of a field, of other types, and values that cannot be stored. */
export function beyondLimits(field: Field): FieldCase[] {
  return [...oversized(field), ...otherTypes, ...unstorable];
}

function oversized({ shape }: Field): FieldCase[] {
  const { type, maxLength, maxItems, minimum, maximum } = shape;
  const [bytes, depth] = [shape['x-max-bytes'], shape['x-max-depth']];
  if (bytes !== undefined && depth !== undefined) {
    return [
      { what: 'a byte more', value: filled(type, bytes + 1) },
      { what: 'a level more', value: nestedFor(type, depth + 1) },
    ];
  }
  if (type === 'string' && maxLength !== undefined) {
    return [
      { what: 'a character more', value: 'x'.repeat(maxLength + 1) },
      { what: 'a character of three bytes more', value: '€'.repeat(maxLength + 1) },
    ];
  }
  if (type === 'array' && maxItems !== undefined) {
    return [{ what: 'an entry more', value: Array.from({ length: maxItems + 1 }, () => null) }];
  }
  if (type === 'number' || type === 'integer') {
    return [
      ...(minimum === undefined ? [] : [{ what: 'less', value: minimum - 1 }]),
      ...(maximum === undefined ? [] : [{ what: 'more', value: maximum + 1 }]),
      // JSON has no number that large: it is read as infinite.
      { what: 'more than there is', value: Infinity, text: '1e999' },
    ];
  }
  return [];
}

const otherTypes: readonly FieldCase[] = [
  { what: 'a number', value: -1.5 },
  { what: 'a list', value: ['x'] },
  { what: 'an object', value: { x: 1 } },
  { what: 'null', value: null },
  { what: 'a truth', value: true },
  { what: 'a text', value: 'neither here nor there' },
  { what: 'a list 65 levels deep', value: null, text: nestedText(65) },
  { what: 'a list 5000 levels deep', value: null, text: nestedText(5000) },
];

const unstorable: readonly FieldCase[] = [
  { what: 'a zero character', value: 'enough of it\0' },
  { what: 'half a pair', value: 'enough of it\ud800' },
];

function nestedText(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

function nested(levels: number): unknown {
  return JSON.parse(nestedText(levels));
}

const placeholder = '@ as text @';

/** The JSON of a value with a case in one of its fields. */
export function textWith(value: unknown, { path }: Field, { value: put, text }: FieldCase): string {
  const whole = JSON.stringify(withField(value, path, text === undefined ? put : placeholder));
  return text === undefined ? whole : whole.replace(JSON.stringify(placeholder), text);
}

/** A value with this many bytes as JSON, mostly in characters of three bytes. */
function filled(type: Shape['type'], bytes: number): unknown {
  const around = type === 'object' ? '{"own":""}'.length : '""'.length;
  const room = bytes - around;
  const text = '€'.repeat(Math.floor(room / 3)) + 'x'.repeat(room % 3);
  return type === 'object' ? { own: text } : text;
}

function nestedFor(type: Shape['type'], levels: number): unknown {
  return type === 'object' ? { own: nested(levels - 1) } : nested(levels);
}

function arbitraryOfShape(shape: Shape): fc.Arbitrary<unknown> {
  return shape.type === 'string' ? fc.uuid() : fc.constant(shape.type === 'object' ? {} : 2);
}
