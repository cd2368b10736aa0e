import { ownWordsOf } from '#auth/domain';
import type { PasswordRules } from '#auth/domain';
import { exampleRow, importMessages, newTagText } from '#imports/contract';
import type { ImportNote, RowTag, SheetRow, VerifiedRow } from '#imports/contract';
import { foldText, oneLine } from '#packages/kit';
import { peopleMessages } from '#people/contract';
import type { User } from '#people/contract';
import {
  accountProblems,
  cleanEmail,
  cleanNames,
  domainOf,
  nameProblems,
  personName,
} from '#people/domain';
import { tagMessages, tagName } from '#tags/contract';
import type { Tag, TagType } from '#tags/contract';

export type KnownPerson = Pick<User, 'user_id' | 'name_first' | 'name_last' | 'email'>;

/** Data to verify a file against. */
export interface VerifyInput {
  rows: readonly SheetRow[];
  /** Headers of columns that are not imported. */
  extra: readonly string[];
  /**
   * Active people of the organisation: all without an email, and those whose email is in the file.
   */
  people: readonly KnownPerson[];
  /** Emails of the file that a person of the organisation has. */
  takenEmails: ReadonlySet<string>;
  /** Mail domains of the file that another organisation has confirmed. */
  foreignDomains: ReadonlySet<string>;
  /** Tags that are not deleted. */
  tags: readonly Pick<Tag, 'tag_id' | 'name' | 'type'>[];
  /** Name of the organisation. */
  organisation: string;
  passwords: Pick<PasswordRules, 'minimum' | 'common'>;
  newId: () => string;
}

/** A verified row, with the data that an import needs. */
export interface ReadyRow extends Omit<VerifiedRow, 'user_id' | 'tags'> {
  /** Id of the existing or new person. */
  user_id: string;
  is_known: boolean;
  /** Tags with existing or new ids. */
  tags: (RowTag & { tag_id: string })[];
  password: string | null;
}

/** Returns for each row what an import would do, by the rules of the person form. */
export function* verifyRows(input: VerifyInput): Generator<ReadyRow> {
  const look = createLook(input);
  let leftOut = input.extra.map(leftOutColumn);
  for (const row of input.rows) {
    const ready = look(row);
    yield { ...ready, warnings: [...leftOut, ...ready.warnings] };
    leftOut = [];
  }
}

/** The row for the response: without password, and without ids of new people and tags. */
export function verifiedRow({
  password: _,
  is_known,
  user_id,
  tags,
  ...row
}: ReadyRow): VerifiedRow {
  return {
    ...row,
    user_id: is_known ? user_id : null,
    tags: tags.map((tag) => (tag.is_new ? { ...tag, tag_id: null } : tag)),
  };
}

function createLook(input: VerifyInput): (row: SheetRow) => ReadyRow {
  const { people, takenEmails, foreignDomains, newId } = input;
  const byEmail = new Map(
    people.flatMap((person) => (person.email ? [[person.email, person]] : [])),
  );
  const unmailed = new Set(people.flatMap((one) => (one.email === null ? [nameKey(one)] : [])));
  const readTags = createTagReader(input);
  const emails = new Set<string>();
  const names = new Set<string>();

  return (row) => {
    const email = cleanEmail(row.email);
    const known = email === null ? undefined : byEmail.get(email);
    const given = cleanNames(row);
    const merged = {
      name_first: given.name_first || (known?.name_first ?? ''),
      name_last: given.name_last || (known?.name_last ?? ''),
    };
    const errors = [
      ...(isExample(row, email) ? [emailNote(importMessages.isExample)] : []),
      ...notesOf(nameProblems(merged)),
      ...(known === undefined ? notesOf(accountOf(row, email, input)) : []),
      ...(email !== null && emails.has(email) ? [emailNote(importMessages.doubleEmail)] : []),
      ...(known === undefined && email !== null && takenEmails.has(email)
        ? [emailNote(peopleMessages.emailTaken)]
        : []),
      ...(known === undefined && email !== null && foreignDomains.has(domainOf(email))
        ? [emailNote(peopleMessages.emailDomain)]
        : []),
    ];
    const read = readTags(row);
    errors.push(...read.errors);
    const isFine = errors.length === 0;
    const key = nameKey(merged);
    const warnings = [
      ...(known === undefined && key !== '' && unmailed.has(key)
        ? [{ ...nameNote(importMessages.sameName), code: 'same_name' as const }]
        : []),
      ...(email === null && key !== '' && names.has(key)
        ? [nameNote(importMessages.sameNameInFile)]
        : []),
      ...(known !== undefined && row.password !== ''
        ? [{ field: 'password', message: importMessages.passwordStays }]
        : []),
      ...(isFine ? read.take() : []),
    ];
    if (email !== null) emails.add(email);
    else names.add(key);
    return {
      row: row.row,
      action: !isFine ? 'skip' : known === undefined ? 'create' : 'update',
      user_id: known?.user_id ?? newId(),
      is_known: known !== undefined,
      ...given,
      email,
      has_password: row.password !== '',
      password: known === undefined && row.password !== '' ? row.password : null,
      tags: read.tags,
      errors,
      warnings,
    };
  };
}

function accountOf(
  row: SheetRow,
  email: string | null,
  { organisation, passwords }: Pick<VerifyInput, 'organisation' | 'passwords'>,
) {
  const ownWords = row.password === '' ? [] : ownWordsOf({ ...row, email, organisation });
  const form = { email: row.email, password: row.password };
  return accountProblems(form, null, { ...passwords, ownWords });
}

function notesOf(problems: Readonly<Record<string, string>>): ImportNote[] {
  return Object.entries(problems).map(([field, message]) => ({ field, message }));
}

function nameKey(names: Pick<User, 'name_first' | 'name_last'>): string {
  return foldText(personName(names));
}

/** The example row, unchanged or without its account. */
function isExample(row: SheetRow, email: string | null): boolean {
  const said = ['name_first', 'name_last', 'tags', 'jobs', 'locations'] as const;
  return email === exampleRow.email || said.every((field) => row[field] === exampleRow[field]);
}

function emailNote(message: string): ImportNote {
  return { field: 'email', message };
}

function nameNote(message: string): ImportNote {
  return { field: 'name_first', message };
}

function leftOutColumn(header: string): ImportNote {
  const field = header.slice(0, 100);
  return { field, message: importMessages.columnLeftOut, code: 'left_out' };
}

type KnownTag = RowTag & { tag_id: string };

/** The tags of a row, their errors, and notes for an imported row. */
interface ReadTags {
  tags: KnownTag[];
  errors: ImportNote[];
  /** Marks the row as imported, so that its new tags are noted once per file. */
  take(): ImportNote[];
}

const typeOfField = { tags: 'default', jobs: 'job', locations: 'location' } as const;
type TagField = keyof typeof typeOfField;

interface TagInput {
  tags: readonly Pick<Tag, 'tag_id' | 'name' | 'type'>[];
  newId: () => string;
}

/**
 * Returns a reader of the tags of consecutive rows. A name is one tag in any case and of one type
 * only, whether it exists or comes with the file.
 */
export function createTagReader({ tags, newId }: TagInput): (row: SheetRow) => ReadTags {
  const byName = new Map<string, KnownTag>(
    tags.map((tag) => [oneLine(tag.name).toLowerCase(), { ...tag, is_new: false }]),
  );
  const reported = new Set<string>();
  const names = new Map<string, NamedTag>();
  const nameOf = (written: string) => {
    const found = names.get(written) ?? readName(written);
    names.set(written, found);
    return found;
  };

  return (row) => {
    const found = new Map<string, KnownTag>();
    const errors: ImportNote[] = [];
    for (const field of Object.keys(typeOfField) as TagField[]) {
      for (const written of row[field].split(',')) {
        if (written.trim() === '') continue;
        const { name, problem } = nameOf(written.trim());
        const type: TagType = typeOfField[field];
        const known = problem === null ? byName.get(name.toLowerCase()) : undefined;
        const tag = known ?? { tag_id: newId(), name, type, is_new: true };
        const message = problem ?? (tag.type === type ? null : tagMessages.nameTaken);
        if (message !== null) errors.push({ field, message });
        else byName.set(name.toLowerCase(), tag);
        found.set(name.toLowerCase(), message === null ? tag : { ...tag, name, type });
      }
    }
    const list = [...found.values()];
    return {
      tags: list,
      errors,
      take: () =>
        list.flatMap((tag) => {
          if (!tag.is_new || reported.has(tag.tag_id)) return [];
          reported.add(tag.tag_id);
          return [
            { field: fieldOf(tag.type), message: newTagText(tag.name), code: 'new_tag' as const },
          ];
        }),
    };
  };
}

interface NamedTag {
  name: string;
  problem: string | null;
}

function readName(written: string): NamedTag {
  const read = tagName.safeParse(written);
  if (read.success) return { name: read.data, problem: null };
  return { name: written, problem: read.error.issues[0]?.message ?? tagMessages.nameEmpty };
}

function fieldOf(type: TagType): TagField {
  return type === 'default' ? 'tags' : type === 'job' ? 'jobs' : 'locations';
}
