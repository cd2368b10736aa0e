import { z } from 'zod';
import { tagTypes } from '#tags/contract';

/** Rows of a file at most, the line of headers aside. */
export const mostRows = 5000;
/** Bytes of a file at most. */
export const largestFile = 5 * 1024 * 1024;
/** Rows that are stored together: all of them, or none. */
export const sliceLength = 500;
/** Milliseconds for which a verified file can be imported. */
export const verifiedFor = 30 * 60 * 1000;

/** The columns of the template; the tags of a row come in three of them, by type. */
export const importColumns = [
  { field: 'name_first', header: 'First Name' },
  { field: 'name_last', header: 'Last Name' },
  { field: 'email', header: 'Email' },
  { field: 'password', header: 'Password' },
  { field: 'tags', header: 'Tags' },
  { field: 'jobs', header: 'Jobs' },
  { field: 'locations', header: 'Locations' },
] as const;
export type ImportColumn = (typeof importColumns)[number];
export type ImportField = ImportColumn['field'];

/** Something to say about a field of a row, or about a column by its header. */
const note = z.object({ field: z.string(), message: z.string() });
export type ImportNote = z.infer<typeof note>;

const rowTag = z.object({
  /** null: there is no such tag yet. */
  tag_id: z.string().nullable(),
  name: z.string(),
  type: z.enum(tagTypes),
  is_new: z.boolean(),
});
export type RowTag = z.infer<typeof rowTag>;

export const importActions = ['create', 'update', 'skip'] as const;

/** A row of the file as it was read, and what an import would do with it. */
export const verifiedRow = z.object({
  /** Its number in the sheet; the headers stand in row 1. */
  row: z.number().int(),
  action: z.enum(importActions),
  /** Whom the row is about, where they are there already. */
  user_id: z.string().nullable(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  has_password: z.boolean(),
  tags: z.array(rowTag),
  /** Any of them makes the action `skip`. */
  errors: z.array(note),
  warnings: z.array(note),
});
export type VerifiedRow = z.infer<typeof verifiedRow>;
