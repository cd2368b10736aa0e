import { directoryProblems } from '#work-accounts/contract';
import type { Directory, DirectoryPerson } from './directory.ts';
import { askGraph, refusedWith, unavailable } from './graph-ask.ts';
import { graphFields, peopleOfGraph } from './graph-people.ts';
import { graphSearch } from './graph-search.ts';
import { graphTokens } from './graph-token.ts';
import type { GraphClient } from './graph-token.ts';

/** Maximum number of people in one response. */
const mostFound = 50;
/** Maximum number of ids in one request, a limit of Graph. */
const idsAtOnce = 15;
/** Maximum number of concurrent requests for ids. */
const questionsAtOnce = 4;

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
