/** Reads one parameter of a URL search, which may be anything or missing. */
export type Param<Value> = (value: unknown) => Value;

/** The parameters that a list of fields reads. */
export type ParamsOf<Fields extends Record<string, Param<unknown>>> = {
  [
    Field in keyof Fields as undefined extends ReturnType<Fields[Field]> ? Field : never
  ]?: ReturnType<Fields[Field]>;
} & {
  [
    Field in keyof Fields as undefined extends ReturnType<Fields[Field]> ? never : Field
  ]: ReturnType<Fields[Field]>;
};

/**
 * Kinds of parameters of a URL search. Each gives undefined for a value that is missing or invalid,
 * as people edit URLs by hand. Not zod, as every visit loads the routes.
 */
export const param = {
  flag: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  /** An id in the form of a UUID. */
  id: (value: unknown) => (isGuid(value) ? value : undefined),
  ids: (most: number) => (value: unknown) =>
    Array.isArray(value) && value.length <= most && value.every(isGuid) ? value : undefined,
  /** A day that exists: '2026-11-23'. */
  date: (value: unknown) => (typeof value === 'string' && isDate(value) ? value : undefined),
  text:
    (most = Infinity) =>
    (value: unknown) =>
      typeof value === 'string' && value.length <= most ? value : undefined,
  /** As a text, but a URL may hold a number or a truth value where words are expected. */
  words: (most: number) => (value: unknown) => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return isPlain ? param.text(most)(String(value)) : undefined;
  },
  matching: (pattern: RegExp) => (value: unknown) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined,
  number: (from: number, to: number) => (value: unknown) =>
    typeof value === 'number' && value >= from && value <= to ? value : undefined,
  whole:
    (from: number, to = Infinity) =>
    (value: unknown) =>
      Number.isSafeInteger(value) ? param.number(from, to)(value) : undefined,
  oneOf:
    <const Choice>(choices: readonly Choice[]) =>
    (value: unknown) =>
      choices.find((choice) => choice === value),
  /** Several of some choices, each once and in their order. */
  someOf:
    <const Choice>(choices: readonly Choice[]) =>
    (value: unknown) =>
      Array.isArray(value) && value.every((one) => choices.includes(one as Choice))
        ? choices.filter((choice) => value.includes(choice))
        : undefined,
  /** With a default. */
  or:
    <Value>(read: Param<Value | undefined>, other: NoInfer<Value>) =>
    (value: unknown): Value =>
      read(value) ?? other,
  /** With null as the default. */
  orNull:
    <Value>(read: Param<Value | undefined>) =>
    (value: unknown): Value | null =>
      read(value) ?? null,
};

/** The reader of a URL search with these fields; others and undefined ones are left out. */
export function searchReader<Fields extends Record<string, Param<unknown>>>(
  fields: Fields,
): (search: Readonly<Record<string, unknown>>) => ParamsOf<Fields> {
  return (search) => {
    const found = Object.entries(fields)
      .map(([field, read]) => [field, read(search[field])] as const)
      .filter(([, value]) => value !== undefined);
    return Object.fromEntries(found) as ParamsOf<Fields>;
  };
}

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isGuid(value: unknown): value is string {
  return typeof value === 'string' && guid.test(value);
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
