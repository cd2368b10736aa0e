import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { accessMessages as messages } from './access-messages.ts';

const id = z.guid().transform((text) => text.toLowerCase());
const one = z.object({ id: z.guid() });

/**
 * States of a link: it works; its 30 days are over; a manager ended it, or the person was hidden,
 * removed or got an account; the person has finished all courses.
 */
export const linkStates = ['Active', 'Expired', 'Revoked', 'Finished'] as const;
export type LinkState = (typeof linkStates)[number];

const linkFacts = z.object({
  state: z.enum(linkStates),
  created_time: z.string(),
  /** Name of who made it; null if their data was erased. */
  created_by: z.string().nullable(),
  expires_time: z.string(),
  last_used_time: z.string().nullable(),
});
export type LinkFacts = z.infer<typeof linkFacts>;

/** A person who may have a link: managed by the viewer, and without an account. */
export const linkPerson = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  /** Tags, jobs and locations. */
  tag_ids: z.array(z.string()).readonly(),
  /** A course can be worked on. */
  has_course: z.boolean(),
  /** The newest link; null if there never was one. */
  link: linkFacts.nullable(),
});
export type LinkPerson = z.infer<typeof linkPerson>;

/** A new link. Its address is shown here only: the token is stored as a hash. */
export const newLink = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  url: z.string(),
  expires_time: z.string(),
});
export type NewLink = z.infer<typeof newLink>;

/** Most people in one page of the list. */
export const linksPage = 1000;
/** Most new links in one call. */
export const mostLinks = 50;

const email = z.email({ error: messages.emailInvalid }).max(320, messages.emailInvalid);

export const listAccessLinks = endpoint({
  name: 'access.links',
  method: 'GET',
  path: '/v3/access-link',
  summary:
    'The people that the viewer manages and that may have an access link, page by page, or one person.',
  right: 'signed_in',
  query: z.object({
    person_id: id.optional(),
    /** The `next` of the previous page. */
    after: id.optional(),
  }),
  data: z.object({
    people: z.array(linkPerson),
    /** The organisation allows the worker's page, so a person without a course may have a link. */
    has_page: z.boolean(),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

export const createAccessLinks = endpoint({
  name: 'access.create_links',
  method: 'POST',
  path: '/v3/access-link',
  summary:
    'New access links of people, all or none; the earlier ones end. Repeating it makes other links.',
  right: 'signed_in',
  body: z.strictObject({
    user_ids: z.array(id).min(1, messages.personUnknown).max(mostLinks),
    /** The link of one person is also sent there. */
    mail_to: email.nullable(),
  }),
  data: z.object({ links: z.array(newLink), organisation: z.string() }),
});

export const createCourseLink = endpoint({
  name: 'access.create_course_link',
  method: 'POST',
  path: '/v3/education/assignment/{id}/access-link',
  summary:
    'A new access link of the person of a course, named by the id of the course; the earlier one ends.',
  right: 'signed_in',
  params: one,
  body: z.strictObject({
    /** The link is also sent there. */
    mail_to: email.nullable(),
  }),
  data: z.object({ link: newLink, organisation: z.string() }),
});

export const revokeAccessLink = endpoint({
  name: 'access.revoke_link',
  method: 'DELETE',
  path: '/v3/access-link/{id}',
  summary: 'Ends the access link of a person. It cannot be undone.',
  right: 'signed_in',
  params: one,
  data: z.object({ user_id: z.string() }),
});
