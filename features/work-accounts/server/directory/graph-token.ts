import { z } from 'zod';
import { directoryProblems } from '#work-accounts/contract';
import { askGraph, refusedWith, unavailable } from './graph-ask.ts';

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

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,20000}$/),
  expires_in: z.coerce.number().min(0),
});

interface KeptToken {
  token: string;
  until: number;
}

/** Tokens of directories, cached while valid. */
export interface GraphTokens {
  /** @throws HttpError UNAVAILABLE with the reason */
  take(tenant_id: string, now: number): Promise<string>;
  forget(tenant_id: string): void;
}

/** Milliseconds before its expiry at which a token is not used any more. */
const margin = 60_000;
const mostKept = 200;

/** Caches tokens in the memory of this process; they are never stored. */
export function graphTokens(client: GraphClient): GraphTokens {
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
