import type { Geocoder, Tiles } from '#locations/server';
import type { WeatherPort } from '#weather/server';
import type { DirectoryParts } from '#work-accounts/server';

/** What the app passes in: all services that the product may use. */
export interface ServiceParts extends Pick<DirectoryParts, 'provider' | 'directory'> {
  /** Emails are sent by a mail server. */
  isMailSent: boolean;
  /** An SMS service is configured. */
  isSmsSent: boolean;
  weather: WeatherPort;
  geocoder: Geocoder;
  tiles: Tiles;
}
