import { dice } from './seeded-dice.ts';
import { dayOfYear } from './site-day.ts';

/** Hottest and dampest hour of a day at the site. */
export interface SiteWeather {
  /** Highest temperature in degrees Celsius. */
  temperature: number;
  /** Relative humidity at that hour in percent. */
  humidity: number;
}

/**
 * The simulated weather of a day: the year of the inland north-west (39 °C in January, 25 °C in July),
 * hot spells of a few days, and a wet summer.
 */
export function siteWeather(dayNumber: number): SiteWeather {
  const summer = Math.cos((2 * Math.PI * (dayOfYear(dayNumber) - 20)) / 365.25);
  const spell = (swing(dayNumber, 6) + swing(dayNumber, 3)) * 3.2;
  const temperature = 32 + 7 * summer + spell + dice(`weather ${String(dayNumber)}`).normal() * 0.8;
  const humidity = 26 + 10 * summer - spell + dice(`damp ${String(dayNumber)}`).normal() * 5;
  return {
    temperature: Math.round(temperature * 10) / 10,
    humidity: Math.round(Math.min(85, Math.max(8, humidity))),
  };
}

/** How much the heat of a day adds to everybody's values: 0 on a mild day, 1 on a scorching one. */
export function heatOf(dayNumber: number): number {
  const { temperature } = siteWeather(dayNumber);
  return Math.min(1, Math.max(0, (temperature - 28) / 16));
}

/** Goes smoothly between throws that lie `length` days apart; from -1 to 1. */
function swing(dayNumber: number, length: number): number {
  const from = Math.floor(dayNumber / length);
  const share = dayNumber / length - from;
  const at = (point: number) => dice(`swing ${String(length)} ${String(point)}`).between(-1, 1);
  return at(from) * (1 - share) + at(from + 1) * share;
}
