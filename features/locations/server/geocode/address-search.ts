import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { fetchJson, createRateLimiter, HttpError, ServiceFailure } from '#packages/http/server';
import type { AddressPlace } from '#locations/contract';

/** Server configuration of the geolocation service for IP addresses. */
export interface AddressService {
  /** Its URL, with `{ip}` as placeholder. */
  readonly url: string;
  /** Timeout in milliseconds; by default 5000. */
  readonly timeout?: number | undefined;
}

/** Finds the position of an IP address; there is none without a configured service. */
export interface AddressSearch {
  /**
   * @param address as in `Caller`
   * @param org_id organisation of the caller, for the limit per minute
   * @throws HttpError NOT_FOUND, UNAVAILABLE, TOO_MANY
   */
  find(address: string, org_id: string, now: number): Promise<AddressPlace>;
}

const longest = 64 * 1024;
const mostQuestions = 120;
const within = (most: number) => z.number().min(-most).max(most);
const words = z.string().max(200).default('');

/** The two response formats of such services. */
const answer = z.union([
  z.object({ lat: within(90), lon: within(180), city: words, country: words }),
  z
    .object({ latitude: within(90), longitude: within(180), city: words, country: words })
    .transform(({ latitude, longitude, ...rest }) => ({ lat: latitude, lon: longitude, ...rest })),
]);

/** Opens the search; requests are made on demand. */
export function openAddressSearch(service: AddressService | undefined): AddressSearch {
  const limiter = createRateLimiter(mostQuestions);
  return {
    async find(address, org_id, now) {
      // Private addresses are not on the internet, and must not be sent to a service.
      if (service === undefined || isPrivateAddress(address)) throw new HttpError('NOT_FOUND');
      limiter.pass(org_id, now);
      const { url, timeout = 5000 } = service;
      const asked = new URL(url.replace('{ip}', encodeURIComponent(address)));
      const found = await fetchJson(asked, { timeout, longest }).catch((error: unknown) => {
        throw error instanceof ServiceFailure ? new HttpError('UNAVAILABLE') : error;
      });
      const read = answer.safeParse(found);
      if (!read.success) throw new HttpError('UNAVAILABLE');
      return read.data;
    },
  };
}

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ...([
    ['10.0.0.0', 8],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['100.64.0.0', 10],
  ] as const),
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

function isPrivateAddress(address: string): boolean {
  const kind = isIP(address);
  return kind === 0 || privateNetworks.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}
