import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { hourText } from '#packages/kit';
import type { ReadingRow } from '#readings/contract';
import { comparison, derivedHeat } from '#readings/domain';
import type { CurrentReading, MeasuredValue } from '#readings/offline';
import type { DraftReading } from './reading-draft.ts';
import { readingTexts as texts } from './reading-texts.ts';

const minute = 60_000;

interface Place {
  unit: TemperatureUnit;
  zone: string;
  now: number;
}

/**
 * 'Meter 29.4 °C WBGT at 13:10 (12 min ago), model 31.0: 1.6 lower', then the other values that the
 * reading replaces.
 */
export function readingLines(reading: CurrentReading, place: Place): string[] {
  const { wbgt, heat_index, hasWbgt } = reading;
  const when = `at ${hourText(reading.time, place.zone)} (${ageText(place.now - reading.time)})`;
  const first = hasWbgt ? wbgt : heat_index;
  const name = hasWbgt ? 'WBGT' : 'heat index';
  const lines = first === null ? [] : [`Meter ${valueText(first, name, place.unit, when)}`];
  if (hasWbgt && heat_index !== null) {
    lines.push(`Heat index ${valueText(heat_index, '', place.unit)}`);
  }
  if (!hasWbgt && wbgt !== null) {
    lines.push(`WBGT with the measured air ${valueText(wbgt, '', place.unit)}`);
  }
  return lines;
}

/** 'Counts for 13:00 to 15:00.' and what still follows the model. */
export function readingNote(reading: CurrentReading, { zone }: Pick<Place, 'zone'>): string {
  const { from, until, hasWbgt, hasAir } = reading;
  const rest = !hasAir ? texts.modelOnly : hasWbgt ? '' : texts.modelSun;
  return `${texts.counts} ${hourText(from, zone)} to ${hourText(until, zone)}. ${rest}`.trim();
}

/** '1.6 lower', '2.0 higher', 'the same'. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'the same';
  return `${Math.abs(difference).toFixed(1)} ${difference < 0 ? 'lower' : 'higher'}`;
}

/** The measured value of a row beside that of the model, in a unit; null without a model. */
export function rowComparison(row: ReadingRow, unit: TemperatureUnit) {
  const pairs = [
    [row.wbgt, row.model_wbgt],
    [row.heat_index, row.model_heat_index],
  ] as const;
  for (const [measured, model] of pairs) {
    if (measured !== null && model !== null) {
      return comparison(shownTemperature(measured, unit), shownTemperature(model, unit));
    }
  }
  return null;
}

/** Degrees Celsius between reading and model that are rather a wrong unit or a wrong place. */
const doubtful = 10;

/** Kelvin by which a globe can be below the air, by error of both instruments. */
const globeBelow = 3;

/**
 * What is doubtful about a reading: its globe is colder than its air, or it is far from the model;
 * null for a usual one. A reading that is too low would make work look cooler than it is.
 */
export function doubtText(
  reading: Pick<DraftReading, 'wbgt' | 'temperature' | 'humidity' | 'globe' | 'wind_kph'>,
  model: { wbgt: number | null; heat_index: number | null },
  unit: TemperatureUnit,
): string | null {
  const cold = coldGlobeText(reading, unit);
  if (cold !== null) return cold;
  const own = derivedHeat(reading);
  const pairs = [
    ['WBGT', own.wbgt, model.wbgt],
    ['heat index', own.heat_index, model.heat_index],
  ] as const;
  for (const [name, measured, said] of pairs) {
    if (measured === null || said === null || Math.abs(measured - said) < doubtful) continue;
    const shown = comparison(shownTemperature(measured, unit), shownTemperature(said, unit));
    return `The ${name} would be ${shown.measured.toFixed(1)} °${unit}, and the model says ${shown.model.toFixed(1)}: ${differenceText(shown.difference)}. Check the unit, the location and the time.`;
  }
  return null;
}

/** A globe in the sun is warmer than the air, and in the shade about as warm. */
function coldGlobeText(
  { temperature, globe }: Pick<DraftReading, 'temperature' | 'globe'>,
  unit: TemperatureUnit,
): string | null {
  if (temperature === null || globe === null || temperature - globe <= globeBelow) return null;
  const { measured, model: air } = comparison(
    shownTemperature(globe, unit),
    shownTemperature(temperature, unit),
  );
  return `The globe would be ${measured.toFixed(1)} °${unit}, and the air ${air.toFixed(1)}: a globe is as warm as the air in the shade, and warmer in the sun. Check both values.`;
}

/** '29.4'; empty without a value. */
export function degreesOf(celsius: number | null, unit: TemperatureUnit): string {
  return celsius === null ? '' : shownTemperature(celsius, unit).toFixed(1);
}

function ageText(age: number): string {
  const minutes = Math.max(0, Math.floor(age / minute));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  const rest = minutes % 60;
  return `${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest)} min`} ago`;
}

function valueText(
  { measured, model }: MeasuredValue,
  name: string,
  unit: TemperatureUnit,
  when = '',
): string {
  const own = shownTemperature(measured, unit);
  const parts = [`${own.toFixed(1)} °${unit}`, name, when].filter(Boolean).join(' ');
  if (model === null) return `${parts}, model not known`;
  const { model: other, difference } = comparison(own, shownTemperature(model, unit));
  return `${parts}, model ${other.toFixed(1)}: ${differenceText(difference)}`;
}
