import { z } from 'zod';
import { mostFound, searchReasons } from '#locations/contract';
import type { FoundPlace, PlaceQuery } from '#locations/contract';
import { HttpError } from '#packages/http/server';

/** What the server is told about the service that looks for places. */
export interface SearchService {
  /** Address of its search, with what it wants in every question, such as a key. */
  url: string;
  /** Milliseconds that it may take; 5000 unless told. */
  patience?: number;
}

/** Bytes of the largest answer that is read; five places are a few thousand. */
const longest = 256 * 1024;

const degrees = (most: number) => z.coerce.number().min(-most).max(most).transform(String);

const answer = z.array(
  z.object({
    lat: degrees(90),
    lon: degrees(180),
    display_name: z.string().min(1).max(1000),
    licence: z.string().max(300).default(''),
  }),
);

/**
 * Asks a service that speaks the dialect of Nominatim. A redirect is not followed: whom we ask has
 * been decided before.
 *
 * @throws HttpError UNAVAILABLE with the reason
 */
export async function askService(
  { url, patience = 5000 }: SearchService,
  query: PlaceQuery,
): Promise<FoundPlace[]> {
  const address = new URL(url);
  const asked = { ...query, format: 'json', limit: String(mostFound) };
  for (const [part, value] of Object.entries(asked)) {
    if (value !== '') address.searchParams.set(part, value);
  }
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'user-agent': 'Watershade' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(searchReasons.refused(response.status));
    }
    const read = answer.safeParse(jsonOf(await shortText(response)));
    if (!read.success) throw unavailable(searchReasons.unreadable);
    return read.data.slice(0, mostFound);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // Nothing of the address may be told: a key stands in it.
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw unavailable(isSlow ? searchReasons.slow : searchReasons.away);
  }
}

function unavailable(message: string): HttpError {
  return new HttpError('UNAVAILABLE', { message });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function shortText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > longest) throw unavailable(searchReasons.unreadable);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
