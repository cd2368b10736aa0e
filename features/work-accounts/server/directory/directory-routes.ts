import { emailProblem } from '#auth/domain';
import { isUniqueViolation } from '#packages/database';
import { bind, createRateLimiter, HttpError, noNote, noted } from '#packages/http/server';
import type { Bound, Call, NoteUse } from '#packages/http/server';
import { countEmails, lockGivenTags } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import {
  addFromDirectory,
  directoryStateMessages,
  searchDirectory,
  workAccountMessages,
} from '#work-accounts/contract';
import type { DirectoryAnswer } from '#work-accounts/contract';
import { isOfDomains } from '#work-accounts/domain';
import { lockSettings } from '../sso-store.ts';
import type { DirectoryPerson } from './directory.ts';
import { takeInFromDirectory } from './directory-intake.ts';
import type { IntakeResult, WantedPerson } from './directory-intake.ts';
import { findDirectoryStatus } from './directory-state.ts';
import type { DirectoryParts, DirectoryStatus } from './directory-state.ts';
import { findKnownAccounts, findOwnEmails } from './directory-store.ts';

type SearchCall = Call<typeof searchDirectory, Viewer>;
type AddCall = Call<typeof addFromDirectory, Viewer>;
type Ready = Extract<DirectoryStatus, { state: 'ready' }>;

/** Maximum number of directory requests of one organisation per minute. */
const mostQuestions = 120;
/** An email that is taken concurrently is found by the next try. */
const mostTries = 3;

/** Calls that add people from the directory of the work accounts. */
export function directoryCalls(parts: DirectoryParts): Bound<Viewer>[] {
  const limiter = createRateLimiter(mostQuestions);
  const { noteDirectory: note = noNote } = parts;
  const count = ({ viewer, now }: Pick<SearchCall, 'viewer' | 'now'>) =>
    limiter.pass(viewer.org_id, now());
  return [
    bind(searchDirectory, async (call) => {
      const status = await statusOf(call, parts);
      if (status.state !== 'ready') return nothing(status.state);
      if (call.query.search === '') return nothing('ready', status.settings.domains);
      count(call);
      return search(call, status, note);
    }),
    bind(addFromDirectory, async (call) => {
      const status = await statusOf(call, parts);
      if (status.state !== 'ready') {
        throw new HttpError('CONFLICT', { message: directoryStateMessages[status.state] });
      }
      count(call);
      return add(call, status, note);
    }),
  ];
}

function statusOf(
  { viewer, database }: Pick<SearchCall, 'viewer' | 'database'>,
  parts: DirectoryParts,
): Promise<DirectoryStatus> {
  return database.read(viewer.org_id, (tx) => findDirectoryStatus(tx, parts));
}

function nothing(state: DirectoryAnswer['state'], domains: string[] = []): DirectoryAnswer {
  return { state, domains, people: [], is_more: false };
}

/**
 * Returns only people who may sign in. An organisation may not read the rest of a directory that it
 * has configured.
 */
async function search(
  { viewer, query, database, now }: SearchCall,
  { directory, settings }: Ready,
  note: NoteUse,
): Promise<DirectoryAnswer> {
  const { tenant_id, domains } = settings;
  const asking = { org_id: viewer.org_id, now: now() };
  const { people, is_more } = await noted(note, asking, () =>
    directory.search({ tenant_id, now: asking.now, words: query.search }),
  );
  const own = people.filter(({ email }) => isAllowed(email, domains));
  const { accounts, emails } = await database.read(viewer.org_id, async (tx) => ({
    accounts: await findKnownAccounts(
      tx,
      tenant_id,
      own.map(({ object_id }) => object_id),
    ),
    emails: await findOwnEmails(
      tx,
      own.map(({ email }) => email),
    ),
  }));
  const isPerson = ({ object_id, email }: DirectoryPerson) =>
    accounts.has(object_id) || emails.has(email);
  const shown = own.map((person) => ({ ...person, is_person: isPerson(person) }));
  return { state: 'ready', domains, people: shown, is_more };
}

function isAllowed(email: string, domains: readonly string[]): boolean {
  return emailProblem(email) === null && isOfDomains(email, domains);
}

/**
 * Adds all people that can be added, or none. Identities are read from the directory and not from
 * the page: an invented id would link an account to another person.
 */
async function add(
  call: AddCall,
  { directory, provider, settings }: Ready,
  note: NoteUse,
): Promise<IntakeResult> {
  const { viewer, body, database, now, newId } = call;
  await countEmails(call, 'work-accounts');
  const { tenant_id } = settings;
  const wanted = onceEach(body.people);
  const object_ids = wanted.map(({ object_id }) => object_id);
  const asking = { org_id: viewer.org_id, now: now() };
  const people = await noted(note, asking, () =>
    directory.find({ tenant_id, now: asking.now, object_ids }),
  );
  const found = new Map(people.map((person) => [person.object_id, person]));
  const created_time = new Date(now()).toISOString();
  return retried(() =>
    database.write(viewer, async (tx) => {
      if (!isAdmin(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
      const held = await lockSettings(tx);
      if (held?.tenant_id !== tenant_id) {
        throw new HttpError('CONFLICT', { message: workAccountMessages.isOff });
      }
      const tag_ids = (await lockGivenTags(tx, body.tag_ids)) ?? [];
      const { kind } = provider;
      const intake = { wanted, found, settings: held, kind, tag_ids, created_time, newId };
      return takeInFromDirectory(tx, intake);
    }),
  );
}

/** A person who is listed twice is added once, with the first entry. */
function onceEach(people: readonly WantedPerson[]): WantedPerson[] {
  const byId = new Map<string, WantedPerson>();
  for (const person of people) {
    const object_id = person.object_id.toLowerCase();
    if (!byId.has(object_id)) byId.set(object_id, { ...person, object_id });
  }
  return [...byId.values()];
}

async function retried(work: () => Promise<IntakeResult>): Promise<IntakeResult> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error) || tried >= mostTries) throw error;
    }
  }
}
