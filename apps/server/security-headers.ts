import type { ServerResponse } from 'node:http';

/**
 * Only listed sources are allowed. Mantine writes style elements at run time; scripts only come
 * from our own files.
 */
const policyWith = (providers: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The page requests the token of a work account from its provider.
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

/** A year, in seconds. Not on plain http inside a local network. */
const insistOnHttps = { 'strict-transport-security': `max-age=${String(365 * 24 * 60 * 60)}` };

/**
 * The headers of every response.
 *
 * @param secure the product is reached by https
 * @param providers origins of the provider of work accounts, the only foreign ones that the page
 *   requests
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

/** Sets them before the request is processed, so that invalid URLs and streams have them too. */
export function secureAnswer(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
