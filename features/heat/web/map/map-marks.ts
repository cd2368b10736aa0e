import { circleRadius, circlesBox, heatBand, mapPadding } from '#heat/domain';
import type { MapSite } from '#heat/offline';
import { locationZoom } from '#locations/domain';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import type { MapChip, MapCircle, MapLabel, MapView } from '#packages/map/web';
import { bandFills, temperatureBand } from '#weather/domain';
import { bandColour } from '../heat-palette.ts';
import { wholeDegrees } from './degrees-text.ts';

/** For a location without workers, or without weather. */
const grey = 'var(--ws-text3)';

/** The circle of each location in the colour of its heat index's band. */
export function circlesOf(sites: readonly MapSite[], unit: TemperatureUnit): MapCircle[] {
  return sites.map(({ tag_id, lat, lon, workers, moment }) => ({
    ...{ id: tag_id, lat, lon, metres: circleRadius(workers) },
    colour:
      workers === 0 || moment === null
        ? grey
        : bandColour(heatBand(shownTemperature(moment.heat_index, unit), unit), 'edge'),
  }));
}

/** Names of the locations. */
export function namesOf(sites: readonly MapSite[]): MapLabel[] {
  return sites.map(({ name, lat, lon }) => ({ name, lat, lon, isOwn: true }));
}

/** Air temperatures at the locations, if known. */
export function temperaturesOf(sites: readonly MapSite[], unit: TemperatureUnit): MapChip[] {
  return sites.flatMap(({ lat, lon, moment }) => {
    if (moment === null) return [];
    const band = temperatureBand(moment.air);
    const fill = bandFills[band] ?? '';
    const ink = band === 0 ? '#ffffff' : '#10202a';
    return [{ lat, lon, fill, ink, text: wholeDegrees(moment.air, unit) }];
  });
}

/**
 * Heat index and people on shift at the locations, if known: '39 °C · 12'.
 *
 * @param onShiftAt people by location; null without rosters
 */
export function heatChipsOf(
  sites: readonly MapSite[],
  unit: TemperatureUnit,
  onShiftAt: Readonly<Record<string, number>> | null,
): MapChip[] {
  return sites.flatMap(({ tag_id, lat, lon, moment }) => {
    if (moment === null) return [];
    const band = heatBand(shownTemperature(moment.heat_index, unit), unit);
    const people = onShiftAt === null ? [] : [String(onShiftAt[tag_id] ?? 0)];
    const text = [wholeDegrees(moment.heat_index, unit), ...people].join(' · ');
    return [{ lat, lon, text, fill: bandColour(band, 'tint'), ink: bandColour(band, 'ink') }];
  });
}

/** A view that contains all circles; the world if there are none. */
export function viewOf(sites: readonly MapSite[]): MapView {
  const box = circlesBox(sites);
  return box && { box, padding: mapPadding, nearest: locationZoom };
}
