import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';

/** All addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

interface ResolverOptions {
  /** Milliseconds for the first try of a name server. */
  timeout?: number;
  tries?: number;
  /** `address:port`; by default those of the system. */
  servers?: readonly string[];
}

/**
 * Opens a resolver for names that people enter. It asks name servers over sockets, as the lookup of
 * the system takes one of the few threads of the process until a slow name server responds: other
 * services could not be found meanwhile. The hosts file of this machine does not count, so its names
 * are not found.
 */
export function openResolver({
  timeout = 2000,
  tries = 2,
  servers,
}: ResolverOptions = {}): ResolveHost {
  const resolver = new Resolver({ timeout, tries });
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    const [four, six] = await Promise.allSettled([
      resolver.resolve4(host),
      resolver.resolve6(host),
    ]);
    const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
    if (found.length === 0 && four.status === 'rejected') throw four.reason as Error;
    return found;
  };
}

function addressesOf(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  if (result.status === 'rejected') return [];
  return result.value.map((address) => ({ address, family }));
}

let shared: ResolveHost | null = null;

/** Resolves names that people enter, by the name servers of the system. */
export const resolvePublicHost: ResolveHost = (host) => {
  shared ??= openResolver();
  return shared(host);
};
