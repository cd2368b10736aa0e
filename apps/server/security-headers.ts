import type { ServerResponse } from 'node:http';

/**
 * Nothing is loaded from elsewhere, and nothing at all that is not named. Mantine writes style
 * elements at run time; scripts come from our own files only.
 */
const policyWith = (providers: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The page fetches the token of a work account from its provider.
    ["connect-src 'self'", ...providers].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

const always: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

type Headers = Readonly<Record<string, string>>;

/** A year, in seconds. On plain http inside a site's own network there is nothing to insist on. */
const insistOnHttps = { 'strict-transport-security': `max-age=${String(365 * 24 * 60 * 60)}` };

/**
 * The headers that every answer carries.
 *
 * @param secure people reach the product by https
 * @param providers origins of the provider of work accounts, the only others that the page asks
 */
export function securityHeaders({
  secure,
  providers,
}: {
  secure: boolean;
  providers: readonly string[];
}): Headers {
  const headers = { 'content-security-policy': policyWith(providers), ...always };
  return secure ? { ...headers, ...insistOnHttps } : headers;
}

/**
 * Puts them on an answer before anything is known about it: so also an address that cannot be read,
 * and a stream, are answered with them.
 */
export function secureAnswer(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
