import type { Tx } from '#packages/database';
import { serviceIds, serviceMessages } from '#services/contract';
import type { Service, ServiceId } from '#services/contract';
import { serviceState } from '#services/domain';
import type { Standing } from '#services/domain';
import { directoryStateMessages } from '#work-accounts/contract';
import { findStanding } from '#work-accounts/server';
import type { ServiceParts } from './service-parts.ts';
import { findUses } from './use-store.ts';

interface Told {
  standing: Standing;
  detail: string;
}

/** The state of every service for the organisation of the transaction. */
export async function findServices(tx: Tx, parts: ServiceParts): Promise<Service[]> {
  const told = { ...ofThisServer(parts), directory: await directoryOf(tx, parts) };
  const uses = await findUses(tx);
  return serviceIds.map((service) => {
    const { standing, detail } = told[service];
    const { problem, ...times } = uses.find((use) => use.service === service) ?? unused;
    const state = serviceState(standing, times);
    return {
      ...{ service, state, detail, can_test: standing !== 'none' },
      last_used_time: times.last_used_time,
      last_failed_time: times.last_failed_time,
      problem: state === 'failing' ? problem : null,
    };
  });
}

const unused = { problem: null, last_used_time: null, last_failed_time: null };

function ofThisServer(parts: ServiceParts): Record<Exclude<ServiceId, 'directory'>, Told> {
  const { isMailSent, weather, geocoder, tiles } = parts;
  const layers = new Map(tiles.layers().map(({ layer, attribution }) => [layer, attribution]));
  return {
    mail: isMailSent
      ? { standing: 'asked', detail: serviceMessages.mailServer }
      : { standing: 'simulated', detail: serviceMessages.keptHere },
    weather: weather.service.is_simulated
      ? { standing: 'simulated', detail: serviceMessages.simulated }
      : { standing: 'asked', detail: weather.service.name },
    geocoding: geocoder.isBuiltIn
      ? { standing: 'here', detail: serviceMessages.gazetteer }
      : { standing: 'asked', detail: serviceMessages.searchService },
    tiles: layerOf(layers.get('base'), serviceMessages.noTiles),
    temperature_tiles: layerOf(layers.get('temperature'), serviceMessages.noTemperatures),
  };
}

function layerOf(attribution: string | undefined, without: string): Told {
  return attribution === undefined
    ? { standing: 'none', detail: without }
    : { standing: 'asked', detail: attribution };
}

async function directoryOf(tx: Tx, parts: ServiceParts): Promise<Told> {
  const found = await findStanding(tx, parts);
  return found.state === 'ready'
    ? { standing: 'asked', detail: found.settings.domains.join(', ') }
    : { standing: 'none', detail: directoryStateMessages[found.state] };
}
