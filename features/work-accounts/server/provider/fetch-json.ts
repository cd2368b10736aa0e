import { shortText } from './short-text.ts';

/** Timeout of a provider in milliseconds. */
const timeout = 5000;

/** Maximum size of a response in bytes; a provider's keys are a few thousand. */
const longest = 256 * 1024;

/**
 * A JSON object from a URL of the provider. Redirects are not followed, as the origin was checked
 * before.
 *
 * @throws Error if there is no response in time, it is too long, or no JSON object
 */
export async function fetchJson(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'application/json' },
  });
  const text = await shortText(response, longest);
  if (!response.ok) throw new Error(`The provider answered ${String(response.status)}.`);
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The provider did not return a JSON object.');
  }
  return value as Record<string, unknown>;
}
