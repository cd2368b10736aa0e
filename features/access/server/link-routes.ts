import {
  accessMessages as messages,
  createAccessLinks,
  createCourseLink,
  linksPage,
  listAccessLinks,
  revokeAccessLink,
} from '#access/contract';
import type { LinkPerson, NewLink } from '#access/contract';
import { linkLife, linkRefusal, linkState } from '#access/domain';
import type { LinkRefusal } from '#access/domain';
import { authMessages } from '#auth/contract';
import { accountBucket, countAttempt, createToken, hashToken } from '#auth/server';
import { educationMessages } from '#education/contract';
import type { CourseLife } from '#education/domain';
import { findCourseLives, findCourses } from '#education/server';
import { findOrganisation } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canLeadTags, canViewPerson } from '#permissions/domain';
import { linkEmail } from './link-email.ts';
import { findHolders, lockHolders, putLink, revokeLink } from './link-store.ts';
import type { Holder, ListedHolder } from './link-store.ts';

/** Calls of managers about the links of their people. */
export const linkCalls: Bound<Viewer>[] = [
  bind(listAccessLinks, list),
  bind(createAccessLinks, create),
  bind(createCourseLink, createOfCourse),
  bind(revokeAccessLink, revoke),
];

/** Emails with a link that a person and an organisation may send in an hour. */
const [mostOwnEmails, mostEmails] = [60, 300];

async function list({ viewer, query, database, now }: Call<typeof listAccessLinks, Viewer>) {
  const { person_id: user_id, after } = query;
  if (!canLeadTags(viewer)) throw new HttpError('FORBIDDEN', { message: messages.notYours });
  const time = now();
  return database.read(viewer.org_id, async (tx) => {
    const found = await findHolders(tx, viewer, { user_id, after, most: linksPage + 1 });
    const page = found.slice(0, linksPage);
    // An admin without an account is no one for a link.
    const people = page.filter((person) => linkRefusal(viewer, person) === null);
    const ids = people.map((person) => person.user_id);
    const lives = await findCourseLives(tx, ids, time);
    const has_page = await isPageAllowed(tx);
    return {
      people: people.map((person) => shown(person, lives.get(person.user_id), has_page, time)),
      has_page,
      next: found.length > linksPage ? (page.at(-1)?.user_id ?? null) : null,
    };
  });
}

function shown(
  { user_id, name_first, name_last, email, tag_ids, link }: ListedHolder,
  life: CourseLife | undefined,
  hasPage: boolean,
  now: number,
): LinkPerson {
  const has_course = life?.isOpen === true;
  const person = { user_id, name_first, name_last, email, tag_ids, has_course };
  if (link === null) return { ...person, link };
  const { is_revoked: isRevoked, ...facts } = link;
  const expires = Date.parse(facts.expires_time);
  return {
    ...person,
    link: { ...facts, state: linkState({ expires, isRevoked, hasPage, life }, now) },
  };
}

async function create(call: Call<typeof createAccessLinks, Viewer>) {
  const { viewer, body, database } = call;
  const user_ids = [...new Set(body.user_ids)].toSorted();
  const { mail_to } = body;
  if (mail_to !== null && user_ids.length > 1) throw fieldError('mail_to', messages.onlyOne);
  if (mail_to !== null) await countEmail(call);
  return database.write(viewer, (tx) => makeLinks(tx, call, { user_ids, mail_to }));
}

async function createOfCourse(call: Call<typeof createCourseLink, Viewer>) {
  const { viewer, params, body, database } = call;
  const { mail_to } = body;
  if (mail_to !== null) await countEmail(call);
  return database.write(viewer, async (tx) => {
    const [course] = await findCourses(tx, [params.id.toLowerCase()]);
    if (course?.active !== true) {
      throw new HttpError('NOT_FOUND', { message: educationMessages.assignmentUnknown });
    }
    const made = await makeLinks(tx, call, { user_ids: [course.user_id], mail_to });
    const [link] = made.links;
    if (link === undefined) throw new Error('No link was made');
    return { link, organisation: made.organisation };
  });
}

type Making = ServerContext & { viewer: Viewer };

/** @throws HttpError TOO_MANY if too many emails were sent */
async function countEmail({ viewer, database, now }: Making): Promise<void> {
  const limits = [
    { bucket: accountBucket('access-link', viewer), most: mostOwnEmails, seconds: 3600 },
    { bucket: `access-link-of:${viewer.org_id}`, most: mostEmails, seconds: 3600 },
  ];
  await countAttempt(database, limits, now(), authMessages.tooMany);
}

/** Makes a link for each person, or none. Their earlier links end. */
async function makeLinks(
  tx: WriteTx,
  { viewer, now, newId, publicUrl }: Making,
  { user_ids, mail_to }: { user_ids: readonly string[]; mail_to: string | null },
) {
  const time = now();
  const people = await requireHolders(tx, viewer, user_ids, time);
  const organisation = (await findOrganisation(tx))?.name ?? '';
  const created_time = new Date(time).toISOString();
  const expires_time = new Date(time + linkLife).toISOString();
  const links: NewLink[] = [];
  for (const { user_id, name_first, name_last } of people) {
    const token = createToken();
    const row = { user_id, link_id: newId(), token_hash: hashToken(token) };
    await putLink(tx, { ...row, created_by: viewer.user_id, created_time, expires_time });
    const summary = mail_to === null ? '' : 'Sent by email';
    const about = { entity: 'access_link', entity_id: user_id, subject_user_id: user_id };
    tx.audit({ action: 'create', ...about, summary });
    links.push({
      user_id,
      name_first,
      name_last,
      url: `${publicUrl}/access/${token}`,
      expires_time,
    });
  }
  const [first] = links;
  if (mail_to !== null && first !== undefined) {
    await sendMail(tx, {
      ...linkEmail({ ...first, organisation }),
      ...{
        message_id: newId(),
        user_id: first.user_id,
        to: mail_to,
        is_secret: true,
        created_time,
      },
    });
  }
  return { links, organisation };
}

/** @throws HttpError if the viewer may not give one of the people a link */
async function requireHolders(
  tx: WriteTx,
  viewer: Viewer,
  user_ids: readonly string[],
  now: number,
): Promise<Holder[]> {
  const found = await lockHolders(tx, user_ids);
  const people = user_ids.map((user_id) => requireHolder(viewer, found.get(user_id)));
  if (await isPageAllowed(tx)) return people;
  const lives = await findCourseLives(tx, user_ids, now);
  if (people.some(({ user_id }) => lives.get(user_id)?.isOpen !== true)) {
    throw fieldError('user_ids', messages.noCourse);
  }
  return people;
}

function requireHolder(viewer: Viewer, person: Holder | undefined): Holder {
  if (person === undefined || !canViewPerson(viewer, person)) {
    throw fieldError('user_ids', messages.personUnknown, 'NOT_FOUND');
  }
  const refusal = linkRefusal(viewer, person);
  if (refusal !== null) throw new HttpError('FORBIDDEN', { message: refusals[refusal] });
  return person;
}

const refusals: Readonly<Record<LinkRefusal, string>> = {
  own: messages.own,
  not_managed: messages.notYours,
  admin: messages.admin,
  hidden: messages.hidden,
  account: messages.account,
};

async function isPageAllowed(tx: Tx): Promise<boolean> {
  const metadata: Record<string, unknown> = { ...(await findOrganisation(tx))?.metadata };
  return metadata['_worker_page'] === true;
}

/** A person who has become an admin or got an account keeps no link that nobody could end. */
async function revoke({ viewer, params, database, now }: Call<typeof revokeAccessLink, Viewer>) {
  const user_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const person = (await lockHolders(tx, [user_id])).get(user_id);
    if (person === undefined || !canViewPerson(viewer, person)) {
      throw new HttpError('NOT_FOUND', { message: messages.personUnknown });
    }
    const refusal = linkRefusal(viewer, person);
    if (refusal !== null && refusal !== 'admin' && refusal !== 'account') {
      throw new HttpError('FORBIDDEN', { message: refusals[refusal] });
    }
    if (!(await revokeLink(tx, user_id, new Date(now()).toISOString()))) return;
    const about = { entity: 'access_link', entity_id: user_id, subject_user_id: user_id };
    tx.audit({ action: 'revoke', ...about });
  });
  return { user_id };
}
