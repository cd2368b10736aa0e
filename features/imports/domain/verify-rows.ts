import { ownWordsOf } from '#auth/domain';
import type { PasswordRules } from '#auth/domain';
import { exampleRow, importMessages } from '#imports/contract';
import type { ImportNote, RowTag, SheetRow, VerifiedRow } from '#imports/contract';
import { foldText } from '#packages/kit';
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
import type { Tag } from '#tags/contract';
import { createTagReader } from './row-tags.ts';

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
