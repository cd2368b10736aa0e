import { minimumPassword } from '#auth/domain';
import { addressLines, peopleMessages, userAddress } from '#people/contract';
import type { AddressLine, User, UserAddress } from '#people/contract';
import {
  accountProblems,
  addressesOf,
  checksHighReadings,
  cleanEmail,
  cleanNames,
  fieldNameProblem,
  nameProblems,
  ownFields,
} from '#people/domain';
import type { PermissionScope } from '#people/domain';
import { givenOf, isChanged } from '../permissions/access-draft.ts';

/** An address as typed. Coordinates stay text until they are sent. */
export type AddressDraft = Record<AddressLine | 'lat' | 'lon', string> & { key: string };

/** A custom field, as a row of the form. */
export interface FieldDraft {
  key: string;
  name: string;
  value: string;
}

/** All fields of the person form. */
export interface PersonDraft {
  name_first: string;
  name_last: string;
  email: string;
  password: string;
  /** Required when users change their own email. */
  current_password: string;
  /** Base64 of a new picture; null to remove it; undefined for no change. */
  picture: string | null | undefined;
  defaultTags: string[];
  jobs: string[];
  locations: string[];
  addresses: AddressDraft[];
  fields: FieldDraft[];
  checksHigh: boolean;
  scopes: PermissionScope[];
  isAdmin: boolean;
}

/** The person of the form; null for a new one. */
export interface Stored {
  person: User;
  scopes: PermissionScope[];
  isAdmin: boolean;
}

/** Returns the type of a tag. Unknown tags count as default tags. */
export type TypeOfTag = (tag_id: string) => 'default' | 'job' | 'location';

/** The draft when the form opens. */
export function draftOf(stored: Stored | null, typeOf: TypeOfTag): PersonDraft {
  const {
    name_first = '',
    name_last = '',
    email,
    metadata = {},
    tag_ids = [],
  } = stored?.person ?? {};
  const of = (type: string) => tag_ids.filter((tag_id) => typeOf(tag_id) === type);
  return {
    ...{ name_first, name_last, email: email ?? '', password: '', current_password: '' },
    picture: undefined,
    ...{ defaultTags: of('default'), jobs: of('job'), locations: of('location') },
    addresses: addressesOf(metadata).map((address, index) => ({
      ...address,
      ...{ lat: textOf(address.lat), lon: textOf(address.lon), key: `stored ${String(index)}` },
    })),
    fields: ownFields(metadata).map(({ key, value }) => ({ key, name: key, value })),
    checksHigh: checksHighReadings(metadata),
    scopes: stored?.scopes ?? [],
    isAdmin: stored?.isAdmin ?? false,
  };
}

/** Every tag of the draft: tags, jobs and locations. */
export function allTagsOf({ defaultTags, jobs, locations }: PersonDraft): string[] {
  return [...defaultTags, ...jobs, ...locations];
}

/** Names of the fields in which two drafts differ. */
export function changesOf(opened: PersonDraft, draft: PersonDraft): Set<keyof PersonDraft> {
  const names = Object.keys(draft) as (keyof PersonDraft)[];
  return new Set(
    names.filter((name) =>
      name === 'scopes'
        ? isChanged(opened.scopes, draft.scopes)
        : JSON.stringify(opened[name]) !== JSON.stringify(draft[name]),
    ),
  );
}

/** Error messages of a draft, by the server's field names. */
export function draftProblems(
  draft: PersonDraft,
  storedEmail: string | null,
): Record<string, string> {
  const { email, password } = draft;
  // Only the server knows common passwords and the person's own words.
  const rules = { minimum: minimumPassword, ownWords: [], common: new Set<string>() };
  return {
    ...nameProblems(draft),
    ...accountProblems({ email, password }, storedEmail, rules),
    ...Object.fromEntries(draft.addresses.flatMap(addressProblems)),
    ...Object.fromEntries(draft.fields.flatMap(fieldProblems)),
  };
}

/** Body of the call: all fields that differ from the opened form. */
export function bodyOf(opened: PersonDraft, draft: PersonDraft) {
  const changed = changesOf(opened, draft);
  const has = (...names: (keyof PersonDraft)[]) => names.some((name) => changed.has(name));
  const { name_first, name_last } = cleanNames(draft);
  const metadata = fieldsOf(opened, draft, has);
  return {
    ...(has('name_first') ? { name_first } : {}),
    ...(has('name_last') ? { name_last } : {}),
    ...(has('email') ? { email: cleanEmail(draft.email) } : {}),
    ...(has('password') ? { password: draft.password } : {}),
    ...(has('current_password') ? { current_password: draft.current_password } : {}),
    ...(has('defaultTags', 'jobs', 'locations') ? { tag_ids: allTagsOf(draft) } : {}),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
    ...(has('scopes') ? { permissions: givenOf(draft.scopes) } : {}),
  };
}

function fieldsOf(
  opened: PersonDraft,
  draft: PersonDraft,
  has: (...names: (keyof PersonDraft)[]) => boolean,
): Record<string, unknown> {
  const rows = draft.fields.filter(({ name, value }) => name.trim() !== '' || value !== '');
  const next = Object.fromEntries(rows.map(({ name, value }) => [name.trim(), value]));
  const before = Object.fromEntries(opened.fields.map(({ name, value }) => [name, value]));
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(next, name));
  return {
    ...(has('addresses') ? { _addresses: draft.addresses.map(addressOf) } : {}),
    ...(has('checksHigh') ? { _check_high_errors: draft.checksHigh } : {}),
    ...Object.fromEntries(Object.entries(next).filter(([name, value]) => before[name] !== value)),
    ...Object.fromEntries(gone.map((name) => [name, null])),
  };
}

function addressOf(draft: AddressDraft): UserAddress {
  const lines = Object.fromEntries(addressLines.map((line) => [line, draft[line].trim()]));
  return {
    ...(lines as Record<AddressLine, string>),
    ...{ lat: degreesOf(draft.lat), lon: degreesOf(draft.lon) },
  };
}

function addressProblems(draft: AddressDraft, index: number): [string, string][] {
  const read = userAddress.safeParse(addressOf(draft));
  return (read.error?.issues ?? []).map((issue) => [
    `metadata._addresses.${String(index)}.${issue.path.map(String).join('.')}`,
    issue.message,
  ]);
}

function fieldProblems(
  { name, value }: FieldDraft,
  index: number,
  rows: readonly FieldDraft[],
): [string, string][] {
  if (name.trim() === '' && value === '') return [];
  const isTwice = rows.some((row, other) => other < index && row.name.trim() === name.trim());
  const problem = isTwice ? peopleMessages.fieldTwice : fieldNameProblem(name.trim());
  if (problem !== null) return [[`fields.${String(index)}`, problem]];
  return value.length > 2000 ? [[`fields.${String(index)}`, peopleMessages.fieldValue]] : [];
}

function textOf(degrees: number | null): string {
  return degrees === null ? '' : String(degrees);
}

/**
 * Degrees as typed. Invalid numbers become a value that no place has, so that the server rejects
 * it.
 */
function degreesOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const degrees = Number(plain);
  return Number.isFinite(degrees) ? degrees : 999;
}
