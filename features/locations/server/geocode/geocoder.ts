import { z } from 'zod';
import { mostFound, searchReasons } from '#locations/contract';
import type { FoundPlace, PlaceQuery, Town } from '#locations/contract';
import type { Log } from '#packages/database';
import {
  HttpError,
  ServiceFailure,
  createRateLimiter,
  fetchJson,
  noNote,
  noted,
} from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import { openGazetteer } from './gazetteer.ts';
import type { Coordinates } from '#tags/contract';
import type { Box, NearestTown } from './gazetteer-index.ts';

/** Searches places with a configured service, otherwise in the built-in gazetteer. */
export interface Geocoder {
  /** Searches use the built-in gazetteer. */
  readonly isBuiltIn: boolean;
  /**
   * @param org_id organisation of the caller, for the limit per minute
   * @throws HttpError UNAVAILABLE with the reason, TOO_MANY
   */
  search(query: PlaceQuery, org_id: string, now: number): Promise<FoundPlace[]>;
  /**
   * Always from the gazetteer.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  towns(box: Box): Promise<Town[]>;
  /**
   * The nearest town within 150 km with its country and region, from the gazetteer; null if there is
   * none.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  nearestTown(point: Coordinates): Promise<NearestTown | null>;
  /**
   * Searches a place, bypassing the cache.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  probe(query: PlaceQuery): Promise<FoundPlace[]>;
  close(): Promise<void>;
}

/**
 * Maximum number of requests to the service per minute and organisation; cached answers do not
 * count.
 */
const mostQuestions = 120;
const keptFor = 30 * 24 * 60 * 60 * 1000;
const mostKept = 500;

/** Server configuration of the place search. */
export interface SearchService {
  /** Its URL, with required query parameters such as a key. */
  url: string;
  /** Timeout in milliseconds; by default 5000. */
  timeout?: number;
}

/** Opens the search; data is loaded on demand. */
export function openGeocoder(
  service: SearchService | undefined,
  note: NoteUse = noNote,
  log?: Log,
): Geocoder {
  const gazetteer = openGazetteer({ log });
  const limiter = createRateLimiter(mostQuestions);
  const kept = new Map<string, { places: FoundPlace[]; since: number }>();
  return {
    isBuiltIn: service === undefined,
    close: () => gazetteer.close(),
    towns: (box) => gazetteer.within(box),
    nearestTown: (point) => gazetteer.nearest(point),
    probe: (query) =>
      service === undefined ? gazetteer.search(query) : askService(service, query),
    async search(query, org_id, now) {
      if (service === undefined) return gazetteer.search(query);
      const key = JSON.stringify(query).toLowerCase();
      const known = kept.get(key);
      if (known !== undefined && Math.abs(now - known.since) < keptFor) return known.places;
      limiter.pass(org_id, now);
      const places = await noted(note, { org_id, now }, () => askService(service, query));
      kept.delete(key);
      kept.set(key, { places, since: now });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return places;
    },
  };
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
async function askService(
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
