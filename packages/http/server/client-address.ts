import { isIP } from 'node:net';

/** An address for limits and services. */
export interface ClientAddress {
  /** Without port and zone; IPv4 if it is wrapped in IPv6. Empty if the text is no address. */
  readonly address: string;
  /**
   * Key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, as one client may
   * use all addresses of its /64. All invalid texts count as one.
   */
  readonly network: string;
}

const unknown: ClientAddress = { address: '', network: 'unknown' };

/** Reads an address from a socket or a trusted proxy: `192.0.2.7:443`, `[2001:db8::7]:443`. */
export function readClientAddress(text: string): ClientAddress {
  const bare = withoutPort(text.trim()).replace(/%.*$/s, '');
  const kind = isIP(bare);
  if (kind === 4) return { address: bare, network: bare };
  if (kind !== 6) return unknown;
  const groups = groupsOf(bare);
  const wrapped = wrappedIpv4(groups);
  if (wrapped !== null) return { address: wrapped, network: wrapped };
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return { address: bare.toLowerCase(), network: `${prefix.join(':')}::/64` };
}

function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, ipv4] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return inBrackets ?? ipv4 ?? text;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = partsOf(head);
  const last = partsOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => 0), ...last];
}

/** Groups of a part without `::`; a dotted IPv4 address at its end is two of them. */
function partsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Prefixes whose last 32 bits are an IPv4 address: mapped (RFC 4291) and NAT64 (RFC 6052). */
const wrappers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

function wrappedIpv4(groups: readonly number[]): string | null {
  const prefix = groups.slice(0, 6).map((group) => group.toString(16));
  if (!wrappers.includes(prefix.join(':'))) return null;
  return groups
    .slice(6)
    .flatMap((group) => [Math.floor(group / 256), group % 256])
    .join('.');
}
