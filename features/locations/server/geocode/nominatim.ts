import { z } from 'zod';
import { mostFound, searchReasons } from '#locations/contract';
import type { FoundPlace, PlaceQuery } from '#locations/contract';
import { fetchJson, HttpError, ServiceFailure } from '#packages/http/server';

/** Server configuration of the place search. */
export interface SearchService {
  /** Its URL, with required query parameters such as a key. */
  url: string;
  /** Timeout in milliseconds; by default 5000. */
  timeout?: number;
}

/** Maximum size of a response in bytes; five places are a few thousand. */
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
 * Requests a service with the API of Nominatim.
 *
 * @throws HttpError UNAVAILABLE with the reason
 */
export async function askService(
  { url, timeout = 5000 }: SearchService,
  query: PlaceQuery,
): Promise<FoundPlace[]> {
  const address = new URL(url);
  const asked = { ...query, format: 'json', limit: String(mostFound) };
  for (const [part, value] of Object.entries(asked)) {
    if (value !== '') address.searchParams.set(part, value);
  }
  const found = await fetchJson(address, { timeout, longest }).catch(refuse);
  const read = answer.safeParse(found);
  if (!read.success) throw unavailable(searchReasons.unreadable);
  return read.data.slice(0, mostFound);
}

function refuse(error: unknown): never {
  if (!(error instanceof ServiceFailure)) throw error;
  const { reason, status } = error;
  throw unavailable(
    reason === 'refused' ? searchReasons.refused(status ?? 0) : searchReasons[reason],
  );
}

function unavailable(message: string): HttpError {
  return new HttpError('UNAVAILABLE', { message });
}
