import type { ServerResponse } from 'node:http';

/**
 * Nothing is loaded from elsewhere, and nothing at all that is not named. Mantine writes style
 * elements at run time; scripts come from our own files only.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const always: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
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

/** A year, in seconds. On plain http inside a site's own network there is nothing to insist on. */
const insistOnHttps = { 'strict-transport-security': `max-age=${String(365 * 24 * 60 * 60)}` };

/**
 * Puts the headers that every answer carries on one, before anything is known about it: so also an
 * address that cannot be read, and a stream, are answered with them.
 *
 * @param secure people reach the product by https
 */
export function secureAnswer(response: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(secure ? { ...always, ...insistOnHttps } : always)) {
    response.setHeader(name, value);
  }
}
