import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Reads a value by a schema. Where the schema has no sentence of its own, what is wrong is said in
 * ours and never in those of the library.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, { error: plainWords });
}

/** Each wrong field by its path, `body` for the whole, with the sentence about it. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues.flatMap((issue) => plainIssues(issue))) {
    errors[path.map(String).join('.') || 'body'] ??= message;
  }
  return errors;
}

interface PlainIssue {
  path: readonly PropertyKey[];
  message: string;
}

/** What an issue says of single fields: of unknown keys by name, of alternatives the nearest one. */
function plainIssues(
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[] = [],
): readonly PlainIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const all = issue.errors.map((issues) => issues.flatMap((each) => plainIssues(each, path)));
    const [nearest = []] = all.toSorted((a, b) => a.length - b.length);
    if (nearest.some((each) => each.path.length > path.length)) return nearest;
  }
  return [{ path, message: issue.message }];
}

/** The sentence about an issue; the schemas of forms have their own. */
function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? requiredText(issue) : typeText(issue.expected);
    case 'too_big':
      return sizeText(issue.origin, Number(issue.maximum), 'fewer');
    case 'too_small':
      return sizeText(issue.origin, Number(issue.minimum), 'more');
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'This text is not valid';
    case 'invalid_value':
      return valueText(issue.values);
    case 'unrecognized_keys':
      return 'This field is not known';
    default:
      return 'This value is not valid';
  }
}

/** What a form says of an empty field, where its schema has a sentence for it, is said of a missing one too. */
function requiredText({ inst }: Issue): string {
  const isShortest = ({ _zod: { def } }: z.core.$ZodCheck) =>
    def.check === 'min_length' && (def as z.core.$ZodCheckMinLengthDef).minimum === 1;
  const own = (inst?._zod.def as z.core.$ZodTypeDef | undefined)?.checks?.find(isShortest);
  const said = own?._zod.def.error?.({ code: 'too_small', input: '' } as never);
  return (typeof said === 'string' ? said : said?.message) ?? 'This field is required';
}

const typeTexts: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be yes or no',
  array: 'This must be a list',
};

function typeText(expected: string): string {
  return typeTexts[expected] ?? 'This value is not valid';
}

/** What is said of a text with a zero character or half of a surrogate pair. */
export const textUnstorable = 'The text has characters that cannot be stored';

/** What is said of an id that has no valid form. */
export const idInvalid = 'This id is not valid';

const formatTexts: Readonly<Record<string, string>> = {
  guid: idInvalid,
  uuid: idInvalid,
  datetime: 'This time is not valid',
  date: 'This date is not valid',
};

function sizeText(origin: string, limit: number, than: 'fewer' | 'more'): string {
  const count = String(limit);
  if (origin === 'string') {
    if (than === 'more' && limit === 1) return 'This field is required';
    return `Use ${count} characters or ${than}`;
  }
  if (origin === 'array') {
    if (than === 'more' && limit === 1) return 'Add at least one';
    return `Use ${count} entr${limit === 1 ? 'y' : 'ies'} or ${than}`;
  }
  return `This must be ${count} or ${than === 'fewer' ? 'less' : 'more'}`;
}

/** Choices that are named in a sentence at most. */
const mostNamed = 10;

function valueText(values: readonly z.core.util.Primitive[]): string {
  if (values.length > mostNamed) return 'This value is not known';
  return `This must be ${values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')}`;
}
