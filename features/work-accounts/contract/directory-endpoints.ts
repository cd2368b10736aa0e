import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Whether the directory can be searched, otherwise what is missing first. */
export const directoryStates = [
  'no_provider',
  'other_provider',
  'no_secret',
  'off',
  'not_shown',
  'ready',
] as const;
export type DirectoryState = (typeof directoryStates)[number];

/** A person found in the directory. */
const foundPerson = z.object({
  /** Their permanent id in the directory. */
  object_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string(),
  department: z.string(),
  /** They are a person of the organisation already, by account or email. */
  is_person: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const directoryAnswer = z.object({
  state: z.enum(directoryStates),
  /** Only people with an email of these domains are found. */
  domains: z.array(z.string()),
  people: z.array(foundPerson),
  /** There are more matches than returned. */
  is_more: z.boolean(),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswer>;

/** Maximum length of a search in characters. */
export const longestSearch = 100;
/** Maximum number of people added together: all of them, or none. */
export const mostAdded = 500;

export const searchDirectory = endpoint({
  name: 'directory.search',
  method: 'GET',
  path: '/v3/user/azuread',
  summary:
    'Searches the directory of the work accounts by name or email; without words it only says whether that is possible.',
  right: 'org_admin',
  query: z.object({ search: z.string().trim().max(longestSearch).default('') }),
  data: directoryAnswer,
  errors: ['UNAVAILABLE', 'TOO_MANY'],
});

/** As long as a cell of a spreadsheet; errors are reported per person. */
const words = z.string().max(500);

export const addFromDirectory = endpoint({
  name: 'directory.add',
  method: 'POST',
  path: '/v3/user/azuread',
  summary:
    'Adds people of the directory, who sign in with their work account. Repeating the call adds nobody twice.',
  right: 'org_admin',
  body: z.object({
    people: z
      .array(z.object({ object_id: z.guid(), name_first: words, name_last: words, email: words }))
      .min(1)
      .max(mostAdded),
    tag_ids: z.array(z.guid()).max(100).default([]),
  }),
  data: z.object({
    added: z.array(z.object({ object_id: z.string(), user_id: z.string() })),
    skipped: z.array(z.object({ object_id: z.string(), reason: z.string() })),
  }),
  errors: ['UNAVAILABLE', 'TOO_MANY', 'CONFLICT'],
  isIndependent: true,
  timeout: 60_000,
});
