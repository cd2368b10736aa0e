import { clearRadiation, throughClouds } from '../clear-sky.ts';
import type { Sky } from '../sky.ts';
import { sunPosition } from '../sun-position.ts';
import { simulatedAir } from './simulated-air.ts';
import { smoothNoise } from './smooth-noise.ts';

const day = 86_400_000;
/** Size of a region with common fronts in degrees, some 200 km. */
const cell = 2;

/**
 * The simulated weather of a place in degrees at a time in milliseconds of UTC, always the same for
 * the same place and time: plausible by latitude, distance from the coast, season and hour, with
 * fronts of a few days, clouds, wind and heat waves. It is not a forecast.
 */
export function simulatedSky(lat: number, lon: number, time: number): Sky {
  const { sun } = sunPosition(time, lat, lon);
  const region = `${String(Math.round(lat / cell))} ${String(Math.round(lon / cell))}`;
  const days = time / day;
  const cloud = cloudOf(region, days);
  const { celsius, humidity } = simulatedAir({ region, lat, lon, time, cloud });
  const wind_kph = windOf(region, days, sun);
  const radiation = Math.round(clearRadiation(time, { lat, lon }) * throughClouds(cloud));
  return {
    time,
    celsius: rounded(celsius, 1),
    humidity: Math.round(humidity),
    pressure: rounded(1013 + 9 * smoothNoise(`${region} pressure`, days / 4), 0),
    wind_kph: rounded(wind_kph, 1),
    wind_degree: Math.round((smoothNoise(`${region} direction`, days / 2) + 1) * 180) % 360,
    cloud: Math.round(cloud),
    uv: rounded(radiation / 85, 1),
    radiation,
    condition: skyWords(cloud, sun > 0),
    is_day: sun > 0,
    heat_index: null,
  };
}

function cloudOf(region: string, days: number): number {
  const front = smoothNoise(`${region} cloud`, days / 2.5);
  const passing = smoothNoise(`${region} passing`, days * 5);
  return Math.min(Math.max(35 + 45 * front + 20 * passing, 0), 100);
}

/** Sun increases the wind; nights are calm. */
function windOf(region: string, days: number, sun: number): number {
  const blowing = 11 + 9 * smoothNoise(`${region} wind`, days / 2);
  const gusty = 4 * smoothNoise(`${region} gusts`, days * 8);
  return Math.max((blowing + gusty) * (0.65 + 0.6 * Math.max(sun, 0)), 0.5);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** A description of the sky by cloud cover (0 to 100 %). */
function skyWords(cloud: number, isDay: boolean): string {
  if (cloud < 20) return isDay ? 'Sunny' : 'Clear';
  if (cloud < 60) return 'Partly cloudy';
  return cloud < 85 ? 'Cloudy' : 'Overcast';
}
