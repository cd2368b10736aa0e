import type { Tx } from '#packages/database';
import { findWebhook } from '#outbox/server';
import { serviceIds, serviceMessages } from '#services/contract';
import type { Service, ServiceId } from '#services/contract';
import { serviceState } from '#services/domain';
import type { ServiceMode } from '#services/domain';
import { directoryStateMessages } from '#work-accounts/contract';
import { findDirectoryStatus } from '#work-accounts/server';
import type { ServiceParts } from './service-parts.ts';
import { findUses } from './use-store.ts';

interface ServiceStatus {
  mode: ServiceMode;
  detail: string;
}

/** The state of every service for the organisation of the transaction. */
export async function findServices(tx: Tx, parts: ServiceParts): Promise<Service[]> {
  const states = {
    ...ofThisServer(parts),
    webhook: await webhookOf(tx),
    directory: await directoryOf(tx, parts),
  };
  const uses = await findUses(tx);
  return serviceIds.map((service) => {
    const { mode, detail } = states[service];
    const { problem, ...times } = uses.find((use) => use.service === service) ?? unused;
    const state = serviceState(mode, times);
    return {
      ...{ service, state, detail, can_test: mode !== 'none' },
      last_used_time: times.last_used_time,
      last_failed_time: times.last_failed_time,
      problem: state === 'failing' ? problem : null,
    };
  });
}

const unused = { problem: null, last_used_time: null, last_failed_time: null };

type ServerService = Exclude<ServiceId, 'directory' | 'webhook'>;

function ofThisServer(parts: ServiceParts): Record<ServerService, ServiceStatus> {
  const { isMailSent, isSmsSent, weather, geocoder, tiles } = parts;
  const layers = new Map(tiles.layers().map(({ layer, attribution }) => [layer, attribution]));
  return {
    mail: isMailSent
      ? { mode: 'asked', detail: serviceMessages.mailServer }
      : { mode: 'simulated', detail: serviceMessages.keptHere },
    sms: isSmsSent
      ? { mode: 'asked', detail: serviceMessages.smsService }
      : { mode: 'none', detail: serviceMessages.noSms },
    weather: weather.service.is_simulated
      ? { mode: 'simulated', detail: serviceMessages.simulated }
      : { mode: 'asked', detail: weather.service.name },
    geocoding: geocoder.isBuiltIn
      ? { mode: 'here', detail: serviceMessages.gazetteer }
      : { mode: 'asked', detail: serviceMessages.searchService },
    tiles: layerOf(layers.get('base'), serviceMessages.noTiles),
    temperature_tiles: layerOf(layers.get('temperature'), serviceMessages.noTemperatures),
  };
}

function layerOf(attribution: string | undefined, without: string): ServiceStatus {
  return attribution === undefined
    ? { mode: 'none', detail: without }
    : { mode: 'asked', detail: attribution };
}

/** The host only: the address may contain a key. */
async function webhookOf(tx: Tx): Promise<ServiceStatus> {
  const webhook = await findWebhook(tx);
  if (webhook === null) return { mode: 'none', detail: serviceMessages.noWebhook };
  const { host } = new URL(webhook.address);
  return webhook.is_gone
    ? { mode: 'none', detail: serviceMessages.webhookGone(host) }
    : { mode: 'asked', detail: host };
}

async function directoryOf(tx: Tx, parts: ServiceParts): Promise<ServiceStatus> {
  const found = await findDirectoryStatus(tx, parts);
  return found.state === 'ready'
    ? { mode: 'asked', detail: found.settings.domains.join(', ') }
    : { mode: 'none', detail: directoryStateMessages[found.state] };
}
