import { accessMessages as messages } from '#access/contract';
import { countAttempt, hashToken } from '#auth/server';
import { isFinishedLongAgo } from '#access/domain';
import { findCourseLives } from '#education/server';
import type { Endpoint } from '#packages/http/contract';
import { bind, fieldError } from '#packages/http/server';
import type { Bound, Call, HttpError, ServerContext } from '#packages/http/server';
import type { CallData } from '#packages/http/contract';
import type { Viewer } from '#permissions/contract';
import { findLink, noteUse } from './link-store.ts';

/** Whom a link opens. */
export interface Access {
  org_id: string;
  user_id: string;
  link_id: string;
  expires_time: string;
  /** The organisation allows the worker's page. */
  has_page: boolean;
}

/**
 * Requests of one token in a minute, in all processes together. Pictures are counted apart, and so is
 * asking for help, which must not wait because somebody has turned many pages.
 */
const mostRequests = { page: 30, picture: 60, help: 30 } as const;
export type RequestKind = keyof typeof mostRequests;

/** The last use is written at most this often. */
const minute = 60_000;

/**
 * The person of a link's token. Call it for every request with a token, once.
 *
 * @throws HttpError NOT_FOUND with one message if the link is not valid, whatever the reason;
 *   TOO_MANY above the limit
 */
export async function openAccess(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  token: string,
  kind: RequestKind = 'page',
): Promise<Access> {
  const time = now();
  const found = await findLink(database, hashToken(token));
  if (found === null || Date.parse(found.expires_time) <= time) throw gone();
  const { org_id, user_id, link_id, expires_time, last_used_time, has_page } = found;
  const limit = {
    ...{ bucket: `access ${kind}:${org_id} ${link_id}`, most: mostRequests[kind], seconds: 60 },
  };
  await countAttempt(database, [limit], time, messages.tooMany);
  if (!has_page) {
    const lives = await database.read(org_id, (tx) => findCourseLives(tx, [user_id], time));
    if (isFinishedLongAgo(lives.get(user_id), time)) throw gone();
  }
  if (last_used_time === null || time - Date.parse(last_used_time) >= minute) {
    const used_time = new Date(time).toISOString();
    await database.write({ org_id, actor_user_id: user_id }, (tx) => noteUse(tx, found, used_time));
  }
  return { org_id, user_id, link_id, expires_time, has_page };
}

/**
 * Binds a handler to a call with the parameter `token`. It gets the person of the link as `access`,
 * and only if the link is valid.
 */
export function bindAccess<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E, Viewer> & { access: Access }) => Promise<CallData<E>>,
  kind: RequestKind = 'page',
): Bound<Viewer> {
  return bind<E, Viewer>(endpoint, async (call) => {
    const { token } = call.params as { token: string };
    return run({ ...call, access: await openAccess(call, token, kind) });
  });
}

/** Tokens have 43 characters; the server reads no longer ones. */
export const longestToken = 200;

/**
 * The answer to a call with a token that cannot be read, such as one that is too long: the same as to
 * any other that does not work. Null for other calls.
 *
 * @param url as sent
 */
export function unreadableToken(url: string): HttpError | null {
  const [, token] = /^\/v3\/access\/([^/?#;]+)/.exec(url) ?? [];
  if (token === undefined) return null;
  try {
    return decodeURIComponent(token).length > longestToken ? gone() : null;
  } catch {
    return gone();
  }
}

/** The field tells a client that the link is meant, and not a course. */
function gone(): HttpError {
  return fieldError('token', messages.gone, 'NOT_FOUND');
}
