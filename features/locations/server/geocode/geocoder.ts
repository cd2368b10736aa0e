import type { FoundPlace, PlaceQuery, Town } from '#locations/contract';
import type { Log } from '#packages/database';
import { createRateLimiter, noNote, noted } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import { openGazetteer } from './gazetteer.ts';
import type { Box } from './gazetteer-index.ts';
import { askService } from './nominatim.ts';
import type { SearchService } from './nominatim.ts';

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
