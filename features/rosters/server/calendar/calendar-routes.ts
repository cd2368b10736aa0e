import { createHash, randomBytes } from 'node:crypto';
import { findOrganisation, findSwitchedOn } from '#organisation/server';
import {
  bind,
  createRateLimiter,
  fieldError,
  FileAnswer,
  HttpError,
  readPublic,
  RefusedAddress,
  ServiceFailure,
} from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import {
  createCalendarFeed,
  largestCalendar,
  listCalendarFeeds,
  readCalendar,
  readCalendarFeed,
  removeCalendarFeed,
  rosterMessages as messages,
} from '#rosters/contract';
import { readInThread } from './calendar-reader.ts';
import { calendarText } from './calendar-text.ts';
import { feedEvents } from './feed-events.ts';
import { findFeed, findFeeds, noteRead, putFeed, removeFeed } from './feed-store.ts';

/** Requests for one address of a feed, and calendars that one person reads, per minute. */
const [mostReads, mostPreviews] = [60, 10];
const hour = 3_600_000;

/** Calls about calendar feeds, and about calendars that leave is taken from. */
export function calendarCalls(allowsPrivate: boolean): Bound<Viewer>[] {
  const reads = createRateLimiter(mostReads);
  const previews = createRateLimiter(mostPreviews);
  return [
    bind<typeof listCalendarFeeds, Viewer>(listCalendarFeeds, async ({ viewer, database }) => ({
      feeds: await database.read(viewer.org_id, (tx) => findFeeds(tx, viewer.user_id)),
    })),
    bind(createCalendarFeed, create),
    bind(removeCalendarFeed, remove),
    bind<typeof readCalendarFeed, Viewer>(readCalendarFeed, (call) => {
      // People of one workplace share a network, so only the address itself is limited.
      reads.pass(call.params.token, call.now());
      return readFeed(call);
    }),
    bind<typeof readCalendar, Viewer>(readCalendar, (call) => {
      requireManager(call.viewer);
      previews.pass(`${call.viewer.org_id} ${call.viewer.user_id}`, call.now());
      return preview(call, allowsPrivate);
    }),
  ];
}

async function create(call: Call<typeof createCalendarFeed, Viewer>) {
  const { viewer, body, database, now, publicUrl } = call;
  const { scope } = body;
  if (scope === 'team' && !canLeadTags(viewer)) {
    throw new HttpError('FORBIDDEN', { message: messages.notYourTeam });
  }
  const token = randomBytes(32).toString('base64url');
  const created_time = new Date(now()).toISOString();
  await database.write(viewer, async (tx) => {
    await putFeed(tx, { user_id: viewer.user_id, scope, token_hash: hashOf(token), created_time });
    const entity_id = viewer.user_id;
    tx.audit({ action: 'create', entity: 'calendar_feed', entity_id, summary: scope });
  });
  return {
    feed: { scope, created_time, last_read_time: null },
    address: `${publicUrl}${readCalendarFeed.path.replace('{token}', token)}.ics`,
  };
}

async function remove({ viewer, params, database }: Call<typeof removeCalendarFeed, Viewer>) {
  const { scope } = params;
  await database.write(viewer, async (tx) => {
    if (!(await removeFeed(tx, viewer.user_id, scope))) return;
    const entity_id = viewer.user_id;
    tx.audit({ action: 'delete', entity: 'calendar_feed', entity_id, summary: scope });
  });
  return { scope };
}

/** A feed shows what its owner may see now; a wrong, ended or switched-off one does not exist. */
async function readFeed({ params, database, now }: Call<typeof readCalendarFeed, Viewer>) {
  const time = now();
  const found = await findFeed(database, hashOf(params.token.replace(/\.ics$/, '')));
  if (found === null) throw new HttpError('NOT_FOUND', { message: messages.feedGone });
  const { viewer, scope, last_read_time } = found;
  if (scope === 'team' && !canLeadTags(viewer)) {
    throw new HttpError('NOT_FOUND', { message: messages.feedGone });
  }
  const text = await database.read(viewer.org_id, async (tx) => {
    if (!(await findSwitchedOn(tx)).includes('roster')) return null;
    const name = (await findOrganisation(tx))?.name ?? '';
    return calendarText(`${name} shifts`, await feedEvents(tx, viewer, scope, time));
  });
  if (text === null) throw new HttpError('NOT_FOUND', { message: messages.feedGone });
  if (last_read_time === null || time - Date.parse(last_read_time) > hour) {
    const read_time = new Date(time).toISOString();
    await database.write(viewer, (tx) => noteRead(tx, viewer.user_id, scope, read_time));
  }
  return new FileAnswer({
    type: 'text/calendar; charset=utf-8',
    name: 'shifts.ics',
    parts: partsOf(text),
  });
}

async function* partsOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

async function preview(
  { viewer, body, database, now }: Call<typeof readCalendar, Viewer>,
  allowsPrivate: boolean,
) {
  const { address } = body;
  const isEither = (address === undefined) !== (body.text === undefined);
  if (!isEither) throw fieldError('text', messages.noFile);
  const text = address === undefined ? (body.text ?? '') : await textAt(address, allowsPrivate);
  const organisation = await database.read(viewer.org_id, findOrganisation);
  const timezone = organisation?.metadata._timezone ?? 'UTC';
  const found = await readInThread({ text, timezone, now: now() });
  if (found === null) {
    throw fieldError(address === undefined ? 'text' : 'address', messages.notCalendar);
  }
  return found;
}

/** The text at an address that somebody entered. */
async function textAt(given: string, allowsPrivate: boolean): Promise<string> {
  // Calendars offer their address with this scheme, which stands for https.
  const text = given.replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(text)) throw fieldError('address', messages.badAddress);
  try {
    const bytes = await readPublic(new URL(text), 'text/calendar, text/plain', {
      ...{ timeout: 15_000, longest: largestCalendar, allowsPrivate },
    });
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof ServiceFailure) throw fieldError('address', messages.addressFailed);
    if (!(error instanceof RefusedAddress)) throw error;
    const isPlain = error.reason === 'not_https';
    throw fieldError('address', isPlain ? messages.badAddress : messages.privateAddress);
  }
}

/** Only those who may add leave for somebody read calendars. */
function requireManager(viewer: Viewer): void {
  if (canLeadTags(viewer)) return;
  throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
