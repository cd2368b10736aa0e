import { z } from 'zod';
import { tagTypes } from '#tags/contract';

/** Maximum number of rows of a file, without the headers. */
export const mostRows = 5000;
/** Maximum size of a file in bytes. */
export const largestFile = 5 * 1024 * 1024;
/** Number of rows stored in one transaction. */
export const sliceLength = 500;
/** Milliseconds for which a verified file can be imported. */
export const verifiedFor = 30 * 60 * 1000;

/** The columns of the template; tags have three of them, by type. */
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

/** A note about a field of a row, or about a column by its header. */
const note = z.object({
  field: z.string(),
  message: z.string(),
  /** Cases in which the page does more than show the message. */
  code: z.enum(['same_name', 'left_out', 'new_tag']).optional(),
});
export type ImportNote = z.infer<typeof note>;

const rowTag = z.object({
  /** Null: the tag is new. */
  tag_id: z.string().nullable(),
  name: z.string(),
  type: z.enum(tagTypes),
  is_new: z.boolean(),
});
export type RowTag = z.infer<typeof rowTag>;

const importActions = ['create', 'update', 'skip'] as const;

/** A row of the file, and what an import would do with it. */
export const verifiedRow = z.object({
  /** Its line number in the sheet; the headers are in line 1. */
  row: z.number().int(),
  action: z.enum(importActions),
  /** The person of the row, if they exist already. */
  user_id: z.string().nullable(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  has_password: z.boolean(),
  tags: z.array(rowTag),
  /** Any error makes the action `skip`. */
  errors: z.array(note),
  warnings: z.array(note),
});
export type VerifiedRow = z.infer<typeof verifiedRow>;
