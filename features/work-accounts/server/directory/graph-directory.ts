import { z } from 'zod';
import { storableLine } from '#packages/kit';
import { directoryProblems } from '#work-accounts/contract';
import type { Directory, DirectoryPerson } from './directory.ts';
import { askGraph, refusedWith, unavailable } from './graph-ask.ts';

/** Maximum number of people in one response. */
const mostFound = 50;
/** Maximum number of ids in one request, a limit of Graph. */
const idsAtOnce = 15;
/** Maximum number of concurrent requests for ids. */
const questionsAtOnce = 4;

/** Credentials of the server for a directory. */
export interface GraphClient {
  /** Token endpoint host, such as https://login.microsoftonline.com. */
  login: string;
  /** API host, such as https://graph.microsoft.com. */
  url: string;
  client_id: string;
  client_secret: string;
  /** Timeout of each request in milliseconds; by default 5000. */
  timeout?: number;
}

/**
 * The directories of Microsoft Graph, read with the client id and secret of this server. Each
 * directory must have been granted by its admin.
 */
export function openGraphDirectory(client: GraphClient): Directory {
  const tokens = graphTokens(client);
  const { url, timeout = 5000 } = client;

  async function users(tenant_id: string, now: number, query: Record<string, string>) {
    const parameters = Object.entries({ ...query, $select: graphFields })
      // A plus sign would not be decoded as a space.
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    const ask = async () => {
      const authorization = `Bearer ${await tokens.take(tenant_id, now)}`;
      const headers = { authorization, ConsistencyLevel: 'eventual' };
      return askGraph({ address: `${url}/v1.0/users?${parameters}`, headers, timeout });
    };
    let answer = await ask();
    if (answer.status === 401) {
      // The token was revoked early.
      tokens.forget(tenant_id);
      answer = await ask();
    }
    const { status, value } = answer;
    if (status === 401) throw unavailable(directoryProblems.unknownServer);
    if (status === 403) throw unavailable(directoryProblems.notGranted);
    if (status !== 200) throw refusedWith(status);
    const read = peopleOfGraph(value);
    if (read === null) throw unavailable(directoryProblems.unreadable);
    return read;
  }

  return {
    async search({ tenant_id, now, words }) {
      const $search = graphSearch(words);
      if ($search === null) return { people: [], is_more: false };
      const $top = String(mostFound);
      return users(tenant_id, now, { $search, $top, $orderby: 'displayName', $count: 'true' });
    },
    async find({ tenant_id, now, object_ids }) {
      const slices = slicesOf(object_ids, idsAtOnce);
      const found: DirectoryPerson[] = [];
      for (const some of slicesOf(slices, questionsAtOnce)) {
        const answers = await Promise.all(
          some.map((ids) => users(tenant_id, now, { $filter: idFilter(ids) })),
        );
        found.push(...answers.flatMap(({ people }) => people));
      }
      return found;
    },
  };
}

function idFilter(ids: readonly string[]): string {
  return `id in (${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(',')})`;
}

function slicesOf<One>(all: readonly One[], length: number): One[][] {
  const slices: One[][] = [];
  for (let from = 0; from < all.length; from += length) slices.push(all.slice(from, from + length));
  return slices;
}

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,20000}$/),
  expires_in: z.coerce.number().min(0),
});

interface KeptToken {
  token: string;
  until: number;
}

/** Tokens of directories, cached while valid. */
interface GraphTokens {
  /** @throws HttpError UNAVAILABLE with the reason */
  take(tenant_id: string, now: number): Promise<string>;
  forget(tenant_id: string): void;
}

/** Milliseconds before its expiry at which a token is not used any more. */
const margin = 60_000;
const mostKept = 200;

/** Caches tokens in the memory of this process; they are never stored. */
function graphTokens(client: GraphClient): GraphTokens {
  const kept = new Map<string, KeptToken>();
  return {
    async take(tenant_id, now) {
      const known = kept.get(tenant_id);
      if (known !== undefined && now < known.until) return known.token;
      const fresh = await askToken(client, tenant_id, now);
      kept.delete(tenant_id);
      kept.set(tenant_id, fresh);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return fresh.token;
    },
    forget: (tenant_id) => void kept.delete(tenant_id),
  };
}

async function askToken(
  { login, url, client_id, client_secret, timeout = 5000 }: GraphClient,
  tenant_id: string,
  now: number,
): Promise<KeptToken> {
  const form = new URLSearchParams({
    ...{ client_id, client_secret },
    ...{ grant_type: 'client_credentials', scope: `${url}/.default` },
  });
  const address = `${login}/${encodeURIComponent(tenant_id)}/oauth2/v2.0/token`;
  const { status, value } = await askGraph({ address, form, timeout });
  if ([400, 401, 403].includes(status)) throw unavailable(directoryProblems.unknownServer);
  if (status !== 200) throw refusedWith(status);
  const read = tokenAnswer.safeParse(value);
  if (!read.success) throw unavailable(directoryProblems.unreadable);
  const { access_token, expires_in } = read.data;
  return { token: access_token, until: now + expires_in * 1000 - margin };
}

const text = z.string().nullish();

const graphUser = z.object({
  id: z.guid(),
  givenName: text,
  surname: text,
  displayName: text,
  mail: text,
  userPrincipalName: text,
  department: text,
  accountEnabled: z.boolean().nullish(),
});
type GraphUser = z.infer<typeof graphUser>;

const graphPage = z.object({
  value: z.array(graphUser).max(1000),
  '@odata.nextLink': z.string().optional(),
});

/** The requested fields of a user. */
const graphFields = Object.keys(graphUser.shape).join(',');

/**
 * People of a response; null if invalid. Disabled accounts are left out, as they cannot sign in.
 */
export function peopleOfGraph(
  value: unknown,
): { people: DirectoryPerson[]; is_more: boolean } | null {
  const read = graphPage.safeParse(value);
  if (!read.success) return null;
  const able = read.data.value.filter(({ accountEnabled }) => accountEnabled !== false);
  return { people: able.map(personOf), is_more: read.data['@odata.nextLink'] !== undefined };
}

/** The email that their token would contain: the mail, otherwise the sign-in name. */
function personOf(user: GraphUser): DirectoryPerson {
  return {
    object_id: user.id.toLowerCase(),
    ...namesOf(user),
    email: (cleaned(user.mail) || cleaned(user.userPrincipalName)).toLowerCase(),
    department: cleaned(user.department),
  };
}

/** Maximum number of characters read; a longer name is reported when the person is added. */
const longest = 254;

function namesOf({ givenName, surname, displayName }: GraphUser) {
  const [first, last] = [nameOf(givenName), nameOf(surname)];
  if (first !== '' || last !== '') return { name_first: first, name_last: last };
  const [one = '', ...others] = nameOf(displayName).split(' ');
  return { name_first: one, name_last: others.join(' ') };
}

function nameOf(value: string | null | undefined): string {
  return storableLine(value ?? '', longest);
}

/** One line, cut to the form's limit; an email is not changed. */
function cleaned(value: string | null | undefined): string {
  return (value ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** Properties that are searched; they or a word in them must begin with the text. */
const searched = ['displayName', 'mail', 'userPrincipalName'];

/**
 * The `$search` expression of Graph for a text; null if it is empty. Quotes and backslashes end a
 * phrase, so only characters of names and emails are kept.
 */
export function graphSearch(words: string): string | null {
  const plain = words
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}@._'’+-]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return null;
  return searched.map((property) => `"${property}:${plain}"`).join(' OR ');
}
