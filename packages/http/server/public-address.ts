import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not on the internet, by the registry of special-purpose addresses (IANA). */
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * IPv6 networks inside of 2000::/3 that are not for everybody, or that contain an IPv4 address:
 * Teredo and other protocols, documentation, 6to4.
 */
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6');

/** All of the internet's IPv6 addresses: not loopback, link-local, unique-local or mapped IPv4. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address on the internet; false for private and special ones, and other texts. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, 'ipv4');
  return kind === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that lead to no address on the internet: RFC 6761, 6762, 8375 and the name `internal` of ICANN. */
const localNames = ['localhost', 'local', 'internal', 'home.arpa'];

/** False for a host name that never leads to the internet, such as 'localhost' or one without a dot. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.+$/, '');
  return name.includes('.') && !localNames.some((local) => name.endsWith(`.${local}`));
}
