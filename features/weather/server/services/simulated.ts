import { simulatedSky } from '#weather/domain';
import { hoursOf, zoneOf } from '../place-days.ts';
import type { Coordinates, WeatherService } from '../weather-service.ts';

/** The simulated weather: it needs no network and no key, and is always labelled as simulated. */
export const simulatedService: WeatherService = {
  name: 'Simulated',
  attribution: '',
  is_simulated: true,
  current: async (place, now) => ({
    ...placed(place),
    current: simulatedSky(place.lat, place.lon, now),
    hours: [],
  }),
  hours: async (place, days) => ({
    ...placed(place),
    current: null,
    hours: hoursOf(days, zoneOf(place)).map((time) => simulatedSky(place.lat, place.lon, time)),
  }),
};

function placed(place: Coordinates) {
  return { name: '', lat: place.lat, lon: place.lon, zone: zoneOf(place) };
}
