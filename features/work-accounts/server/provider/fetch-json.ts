import { shortText } from './short-text.ts';

/** Milliseconds that a provider may take. */
const timeout = 5000;

/** Bytes of the largest answer that is read; a provider's keys are a few thousand. */
const longest = 256 * 1024;

/**
 * A JSON object from an address of the provider. A redirect is not followed: where the answer comes
 * from has been decided before.
 *
 * @throws Error where there is no answer in time, a long one, or one that is no JSON object
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
    throw new Error('The provider answered no object.');
  }
  return value as Record<string, unknown>;
}
