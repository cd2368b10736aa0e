import type { Database } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { serviceMessages } from '#services/contract';
import type { ServiceId } from '#services/contract';
import { directoryStateMessages } from '#work-accounts/contract';
import { findDirectoryStatus } from '#work-accounts/server';
import type { ServiceParts } from './service-parts.ts';

/** Caller and clock of a test. */
interface Asking {
  database: Database;
  org_id: string;
  now: () => number;
}

/** Services that are tested by a message of the outbox. */
export type MessageTest = 'mail' | 'sms' | 'webhook';

/** Services that are tested by one request. */
export type Probed = Exclude<ServiceId, MessageTest>;

const greenwich = { lat: 51.48, lon: 0 };
const greenwichWords = { q: 'Greenwich', street: '', city: '', state: '', country: '' };

/**
 * Tests a service with one request, bypassing caches; returns the result in a sentence.
 *
 * @throws HttpError CONFLICT if it is not configured, UNAVAILABLE; ServiceFailure
 */
export async function probeService(
  service: Probed,
  parts: ServiceParts,
  asking: Asking,
): Promise<string> {
  const began = asking.now();
  const seconds = () => (Math.max(0, asking.now() - began) / 1000).toFixed(1);
  switch (service) {
    case 'weather': {
      const { current } = await parts.weather.probe(greenwich, began);
      if (current === null) throw new HttpError('UNAVAILABLE');
      return serviceMessages.weatherReceived(current.celsius, seconds());
    }
    case 'geocoding': {
      const [place] = await parts.geocoder.probe({ ...greenwichWords, postalcode: '' });
      if (place === undefined) return serviceMessages.placeMissing;
      return serviceMessages.placeFound(place.display_name, seconds());
    }
    case 'tiles':
    case 'temperature_tiles': {
      const layer = service === 'tiles' ? 'base' : 'temperature';
      if (!parts.tiles.layers().some((each) => each.layer === layer)) throw notSetUp();
      const { bytes } = await parts.tiles.probe(layer);
      return serviceMessages.tileCame((bytes.length / 1000).toFixed(1), seconds());
    }
    case 'directory':
      await askDirectory(parts, asking);
      return serviceMessages.directoryAnswered(seconds());
  }
}

async function askDirectory(parts: ServiceParts, { database, org_id, now }: Asking): Promise<void> {
  const found = await database.read(org_id, (tx) => findDirectoryStatus(tx, parts));
  if (found.state !== 'ready') throw notSetUp(directoryStateMessages[found.state]);
  const { tenant_id } = found.settings;
  await found.directory.search({ tenant_id, now: now(), words: 'a' });
}

function notSetUp(message: string = serviceMessages.notSetUp): HttpError {
  return new HttpError('CONFLICT', { message });
}
