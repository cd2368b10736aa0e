import type { FastifyBaseLogger } from 'fastify';
import type { TileLayer } from '#locations/contract';
import { openAddressSearch, openGeocoder, openTiles } from '#locations/server';
import type {
  AddressService,
  LocationServices,
  SearchService,
  TileServices,
} from '#locations/server';
import type { MessageTaskOptions, OutboxServices } from '#outbox/server';
import type { ServerFeature, TaskServices } from '#packages/feature/server';
import { noNote } from '#packages/http/server';
import type { BackupPlan, BackupServices } from '#backups/server';
import type { Viewer } from '#permissions/contract';
import type { PrivacyServices } from '#privacy/server';
import { openPush } from '#push/server';
import type { PushCallServices, PushOptions, PushTaskOptions } from '#push/server';
import type { ServiceUses } from '#services/server';
import type { WeatherPort, WeatherService } from '#weather/server';
import { openProvider } from '#work-accounts/server';
import type { Directory, DirectoryParts, ProviderOptions } from '#work-accounts/server';
import { weatherOf } from './weather-service.ts';

/** Which services of others the server uses; each has a default that needs no network. */
export interface ServiceOptions {
  /** Where work accounts sign in; nowhere by default. */
  workAccounts?: ProviderOptions | undefined;
  /** Where people of work accounts are searched; nowhere by default. */
  directory?: Directory | null | undefined;
  /** Where places are searched by name; in the built-in gazetteer by default. */
  placeSearch?: SearchService | undefined;
  /** Where places of addresses on the internet are searched; nowhere by default. */
  addressSearch?: AddressService | undefined;
  /** The weather service to query; simulated weather by default. */
  weather?: WeatherService | undefined;
  /** The services of map tiles; none by default. */
  tiles?: TileServices | undefined;
  /** How notifications are sent to browsers; with keys of the database by default. */
  push?: PushOptions | undefined;
  /** Emails are sent by a mail server; by default they are only stored. */
  isMailSent?: boolean;
  /** SMS are sent by a service; by default there is none. */
  isSmsSent?: boolean;
  /** Webhooks may have http and private addresses. Only for tests. */
  allowsPrivateWebhooks?: boolean;
  /** How this server backs itself up; not at all by default. */
  backups?: BackupPlan | null | undefined;
  /** Records how services are used; nothing does by default. */
  uses?: ServiceUses | undefined;
}

/** What the calls of all features need at runtime. */
export interface AppServices
  extends LocationServices, OutboxServices, DirectoryParts, PushCallServices, BackupServices {
  readonly weather: WeatherPort;
}

/** What the tasks and loops of all features need at runtime. */
export type WorkServices = TaskServices &
  MessageTaskOptions &
  PushTaskOptions &
  BackupServices &
  Pick<OutboxServices, 'isSmsSent'> & { readonly weather: WeatherPort };

/** A feature of this server; its calls and tasks get what the app provides. */
export type AppFeature = ServerFeature<Viewer, AppServices & PrivacyServices, WorkServices>;

/** Opens the services. Opening makes no request. */
export function openServices(options: ServiceOptions, log?: FastifyBaseLogger): AppServices {
  const { workAccounts, uses } = options;
  return {
    provider: workAccounts === undefined ? null : openProvider(workAccounts),
    directory: options.directory ?? null,
    noteDirectory: uses?.noteOf('directory'),
    geocoder: openGeocoder(options.placeSearch, uses?.noteOf('geocoding'), log),
    addresses: openAddressSearch(options.addressSearch),
    tiles: openTiles(options.tiles ?? {}, undefined, (layer) => noteOfLayer(layer, uses)),
    weather: weatherOf(options.weather, uses?.noteOf('weather')),
    push: openPush(options.push ?? defaultPush),
    backups: options.backups ?? null,
    isMailSent: options.isMailSent === true,
    isSmsSent: options.isSmsSent === true,
    allowsPrivateWebhooks: options.allowsPrivateWebhooks === true,
  };
}

/** Of a server without a configuration, such as one in a test. */
const defaultPush: PushOptions = { subject: 'mailto:no-reply@watershade.invalid' };

function noteOfLayer(layer: TileLayer, uses: ServiceUses | undefined) {
  return uses?.noteOf(layer === 'base' ? 'tiles' : 'temperature_tiles') ?? noNote;
}
