import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { isPublicAddress } from '#packages/http/server';

/** A host has a private address. */
export class PrivateAddress extends Error {
  constructor() {
    super('The host has a private address.');
  }
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks up a host and fails if any of its addresses is private. A connection that uses this lookup
 * goes to the checked address, so a second answer of the name server cannot change it.
 */
export function publicLookup(host: string, options: LookupOptions, callback: Callback): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new PrivateAddress(), []);
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
