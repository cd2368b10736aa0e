import type { HeatHour, IncidentContent } from '#incidents/contract';
import { heatHours } from '#incidents/domain';
import { measuredHours } from '#heat/domain';
import { pastWeather } from '#season-report/server';
import type { WeatherHour } from '#weather/contract';
import { dayAt } from '#weather/domain';
import { zoneOf } from '#weather/server';
import type { WeatherPort } from '#weather/server';
import type { GatheredIncident, SiteOfIncident } from './gather-incident.ts';

/** Most locations whose heat is in a file. */
const mostSites = 3;

type Asking = Parameters<WeatherPort['history']>[2];

/** The heat of an incident, where it comes from, and what of it is not known. */
export async function heatOf(
  { times, sites, hazard }: Pick<GatheredIncident, 'times' | 'sites' | 'hazard'>,
  weather: WeatherPort,
  asking: Asking,
): Promise<Pick<IncidentContent, 'hours' | 'heat_source' | 'left_out'>> {
  const read = sites.slice(0, mostSites);
  const places = [];
  for (const site of read) {
    places.push({ name: site.name, hours: await hoursOf(site, times, weather, asking) });
  }
  const hours: HeatHour[] = heatHours(places, times, hazard);
  const unknown = read.filter(({ name }) => !hours.some(({ location }) => location === name));
  const { name, is_simulated } = weather.service;
  return {
    hours,
    heat_source: hours.length === 0 ? null : is_simulated ? 'Simulated weather' : name,
    left_out: [
      ...unknown.map((site) => `Heat at ${site.name}: the weather service has none.`),
      ...sites.slice(mostSites).map((site) => `Heat at ${site.name}: a file has three locations.`),
    ],
  };
}

/** The hours until now that touch the times, with the readings and corrections of the site. */
async function hoursOf(
  { place, readings, corrections }: SiteOfIncident,
  times: GatheredIncident['times'],
  weather: WeatherPort,
  asking: Asking,
): Promise<readonly WeatherHour[]> {
  const [start, end] = [
    Math.min(...times.map((time) => time.start)),
    Math.max(...times.map((time) => time.end)),
  ];
  const hours = [...(await pastWeather(weather, asking).hours(place, { start, end }))];
  const zone = zoneOf(place);
  if (dayAt(zone, end) >= dayAt(zone, asking.now)) {
    const today = await weather.forecast(place, 1, asking);
    hours.push(...today.forecast.forecastday.flatMap(({ hour }) => hour));
  }
  const past = hours.filter(({ time_epoch }) => time_epoch * 1000 <= asking.now);
  return measuredHours(past, { readings, corrections }, place);
}
