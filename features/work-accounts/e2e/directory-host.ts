import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A person in the directory, in the format of Graph. */
export interface HostedPerson {
  id: string;
  givenName: string | null;
  surname: string | null;
  displayName: string;
  mail: string | null;
  userPrincipalName: string;
  department: string | null;
  accountEnabled: boolean;
}

type Answer = (response: ServerResponse) => void;

/** A fake of Microsoft's directory on this machine, with the calls that the product uses. */
export interface DirectoryHost {
  readonly url: string;
  readonly tenant_id: string;
  readonly client: { login: string; url: string; client_id: string; client_secret: string };
  /** The environment of the product for it. */
  readonly env: Readonly<Record<string, string>>;
  people: HostedPerson[];
  /** The received requests, newest last: tokens by their scope, people by their query. */
  readonly asked: { tokens: URLSearchParams[]; people: URLSearchParams[] };
  /** Its behaviour instead of a correct response. */
  manners: { token?: Answer; people?: Answer };
  /** Revokes every token it has issued. */
  revoke(): void;
  reset(): void;
  stop(): Promise<void>;
}

const tenant_id = '5f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11';
const client_id = 'watershade';
const client_secret = 'hush-between-us';

/** Starts it on a free port. */
export async function startDirectoryHost(people: readonly HostedPerson[]): Promise<DirectoryHost> {
  const asked: DirectoryHost['asked'] = { tokens: [], people: [] };
  let tokens = new Set<string>();
  let count = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
      const tenant = /^\/([^/]+)\/oauth2\/v2\.0\/token$/.exec(pathname)?.[1];
      if (tenant !== undefined) {
        const form = new URLSearchParams(await textOf(request));
        asked.tokens.push(form);
        if (host.manners.token !== undefined) return host.manners.token(response);
        if (tenant !== tenant_id) return send(response, 400, { error: 'invalid_request' });
        if (form.get('client_secret') !== client_secret || form.get('client_id') !== client_id) {
          return send(response, 401, { error: 'invalid_client' });
        }
        const access_token = `token-${String((count += 1))}`;
        tokens.add(access_token);
        return send(response, 200, { token_type: 'Bearer', expires_in: 3599, access_token });
      }
      if (pathname !== '/v1.0/users') return send(response, 404, { error: { code: 'NotFound' } });
      asked.people.push(searchParams);
      if (host.manners.people !== undefined) return host.manners.people(response);
      if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) {
        return send(response, 401, { error: { code: 'InvalidAuthenticationToken' } });
      }
      const isEventual = request.headers['consistencylevel'] === 'eventual';
      if (searchParams.has('$search') && !isEventual) {
        return send(response, 400, { error: { code: 'Request_UnsupportedQuery' } });
      }
      send(response, 200, page(host, searchParams));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const host: DirectoryHost = {
    ...{ url, tenant_id, asked, people: [...people], manners: {} },
    client: { login: url, url, client_id, client_secret },
    env: {
      ...{ SSO_CLIENT_ID: client_id, SSO_CLIENT_SECRET: client_secret },
      ...{ SSO_DIRECTORY_URL: url, SSO_DIRECTORY_LOGIN: url },
    },
    revoke: () => void (tokens = new Set()),
    reset() {
      host.people = [...people];
      host.manners = {};
      asked.tokens.length = 0;
      asked.people.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return host;
}

function page({ people, url }: DirectoryHost, query: URLSearchParams) {
  const fitting = people.filter(fits(query));
  const top = Number(query.get('$top') ?? 100);
  const next = fitting.length > top ? { '@odata.nextLink': `${url}/v1.0/users?$skiptoken=2` } : {};
  const fields = (query.get('$select') ?? 'id').split(',');
  const value = fitting
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName))
    .slice(0, top)
    .map((person) =>
      Object.fromEntries(fields.map((field) => [field, Reflect.get(person, field)])),
    );
  return { value, ...next };
}

/** `"displayName:ana" OR "mail:ana"`: a word of the property begins with each of the words. */
function fits(query: URLSearchParams): (person: HostedPerson) => boolean {
  const ids = [...(query.get('$filter') ?? '').matchAll(/'([^']*)'/g)].map(([, id]) => id);
  const search = query.get('$search');
  if (search === null) return ({ id }) => ids.includes(id);
  const clauses = [...search.matchAll(/"(\w+):([^"]*)"/g)];
  return (person) =>
    clauses.some(([, property = '', phrase = '']) => {
      const words = String(Reflect.get(person, property) ?? '').toLowerCase();
      const isBegun = (wanted: string) =>
        words.startsWith(wanted) || words.split(/[^\p{L}\p{N}]/u).some((w) => w.startsWith(wanted));
      return phrase.toLowerCase().split(' ').every(isBegun);
    });
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
