import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Whether the directory can be asked, and else what is missing first. */
export const directoryStates = [
  'no_provider',
  'other_provider',
  'no_secret',
  'off',
  'not_shown',
  'ready',
] as const;
export type DirectoryState = (typeof directoryStates)[number];

/** Somebody of the directory, as they were found. */
const foundPerson = z.object({
  /** Who they are there, for ever. */
  object_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string(),
  department: z.string(),
  /** They are a person of the organisation already, by their account or their e-mail. */
  is_person: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const directoryAnswer = z.object({
  state: z.enum(directoryStates),
  /** Only people with an e-mail of these are found. */
  domains: z.array(z.string()),
  people: z.array(foundPerson),
  /** More fit than are told. */
  is_more: z.boolean(),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswer>;

/** Characters of a search at most. */
export const longestSearch = 100;
/** People who are added together: all of them, or none. */
export const mostAdded = 500;

export const searchDirectory = endpoint({
  name: 'directory.search',
  method: 'GET',
  path: '/v3/user/azuread',
  summary:
    'Looks for people in the directory of the work accounts, by name or e-mail; without words it only tells whether that can be done.',
  right: 'org_admin',
  query: z.object({ search: z.string().trim().max(longestSearch).default('') }),
  data: directoryAnswer,
  errors: ['UNAVAILABLE', 'TOO_MANY'],
});

/** As long as a cell of a spreadsheet; what is wrong with it is told person by person. */
const words = z.string().max(500);

export const addFromDirectory = endpoint({
  name: 'directory.add',
  method: 'POST',
  path: '/v3/user/azuread',
  summary:
    'Adds people of the directory, who sign in with their work account; the same call again adds nobody twice.',
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
  exempt: true,
  timeout: 60_000,
});
