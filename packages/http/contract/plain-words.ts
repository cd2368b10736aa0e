import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Reads a value by a schema. If the schema has no message of its own, ours is used instead of the
 * library's.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, { error: plainWords });
}

/** Error messages by path; `body` for the whole value. */
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

/** The issues of single fields: unknown keys by name, and of alternatives the nearest one. */
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

/** The message of an issue; the schemas of forms have their own. */
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
      return 'Unknown field';
    default:
      return 'This value is not valid';
  }
}

/** The message for an empty field also applies to a missing one. */
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

/** Message for a text with a zero character or a lone surrogate. */
export const textUnstorable = 'The text has characters that cannot be stored';

/** Message for an id of invalid form. */
export const idInvalid = 'This ID is not valid';

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

/** Maximum number of choices listed in a message. */
const mostNamed = 10;

function valueText(values: readonly z.core.util.Primitive[]): string {
  if (values.length > mostNamed) return 'Unknown value';
  return `This must be ${values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')}`;
}
