import { clearRadiation, throughClouds } from '../clear-sky.ts';
import type { Sky } from '../sky.ts';
import { sunPosition } from '../sun-position.ts';
import { skyWords } from './sky-words.ts';
import { smoothNoise } from './smooth-noise.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365.2425;
/** Days from New Year to the middle of the northern summer's heat. */
const warmest = 205;
/** Degrees beside which the weather is another: a front is some 200 km long. */
const cell = 2;

/**
 * An invented weather that is the same whenever it is asked for: believable by latitude, season and hour,
 * with fronts of a few days, clouds, wind and a heat wave now and then. It is nobody's forecast.
 */
export function simulatedSky(lat: number, lon: number, time: number): Sky {
  const { sun } = sunPosition(time, lat, lon);
  const region = `${String(Math.round(lat / cell))} ${String(Math.round(lon / cell))}`;
  const days = time / day;
  const cloud = cloudOf(region, days);
  const celsius = temperatureOf({ region, days, lat, lon, time, cloud });
  const wind_kph = windOf(region, days, sun);
  const radiation = Math.round(clearRadiation(time, { lat, lon }) * throughClouds(cloud));
  return {
    time,
    celsius: rounded(celsius, 1),
    humidity: Math.round(humidityOf({ region, days, lat, celsius, cloud })),
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

interface Warmth {
  region: string;
  days: number;
  lat: number;
  lon: number;
  time: number;
  cloud: number;
}

function temperatureOf({ region, days, lat, lon, time, cloud }: Warmth): number {
  const far = Math.abs(lat);
  const mean = 27.5 - 0.0095 * far ** 2.02;
  const half = lat >= 0 ? 0 : year / 2;
  const season = Math.cos(((days - warmest - half) / year) * 2 * Math.PI);
  // Seasons grow with latitude and end at the poles' own cold.
  const seasonal = Math.min(far * 0.32, 15) * season;
  const solarHour = (time / hour + lon / 15) % 24;
  const daily = Math.cos(((solarHour - 15) / 24) * 2 * Math.PI);
  const swing = (4 + 3 * smoothNoise(`${region} swing`, days / 6) + 3) * (1 - cloud / 200);
  const front = 3.5 * smoothNoise(`${region} warmth`, days / 3);
  // Above a threshold of a slow wave it is a heat wave of several days.
  const wave = 16 * Math.max(smoothNoise(`${region} wave`, days / 9) - 0.45, 0);
  return mean + seasonal + swing * daily + front + wave;
}

/** By the dew point, which knows no hours: what is moist at dawn is dry at three. */
function humidityOf(air: {
  region: string;
  days: number;
  lat: number;
  celsius: number;
  cloud: number;
}): number {
  const { region, days, lat, celsius, cloud } = air;
  const far = Math.abs(lat);
  // Moist about the equator and in the west winds, dry between.
  const moist = 22 - 0.62 * far + 6 * Math.cos((far / 30) * 2 * Math.PI) * (far < 60 ? 1 : 0);
  const wet = moist - 4 + 5 * smoothNoise(`${region} moisture`, days / 3) + cloud / 25;
  const dew = Math.min(wet, celsius - 0.5);
  return Math.min(Math.max((100 * vapour(dew)) / vapour(celsius), 6), 100);
}

/** Pressure of saturated vapour in hPa. Source: Magnus. */
function vapour(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** The sun stirs the air; by night it rests. */
function windOf(region: string, days: number, sun: number): number {
  const blowing = 11 + 9 * smoothNoise(`${region} wind`, days / 2);
  const gusty = 4 * smoothNoise(`${region} gusts`, days * 8);
  return Math.max((blowing + gusty) * (0.65 + 0.6 * Math.max(sun, 0)), 0.5);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
