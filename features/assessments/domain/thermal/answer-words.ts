import { airMovements } from '#assessments/contract';
import type { ThermalAnswers } from '#assessments/contract';
import { shownTemperature } from '#organisation/domain';
import { shownWind } from './thermal-units.ts';
import type { ThermalUnits } from './thermal-units.ts';

/** The air of an assessment: 'wind 12 km/h', 'light air movement'. */
export function airWords(air: ThermalAnswers['air'], units: ThermalUnits): string {
  if (air.by === 'wind') return `wind ${numberText(shownWind(air.kph, units.wind))} ${units.wind}`;
  const { label } = airMovements.find(({ points }) => points === air.points) ?? airMovements[0];
  return `${label === 'None' ? 'no' : label.toLowerCase()} air movement`;
}

/** The heat of an assessment: '33 °C at 60 %', 'heat index 40 °C'. */
export function heatWords(heat: ThermalAnswers['heat'], units: ThermalUnits): string {
  const degrees = degreesText(heat.celsius, units);
  return heat.by === 'index'
    ? `heat index ${degrees}`
    : `${degrees} at ${numberText(heat.humidity)} %`;
}

/** Air, heat and clothing of an assessment in one line. */
export function conditionWords(
  { air, heat, impermeable_clothing = false }: Omit<ThermalAnswers, 'factors'>,
  units: ThermalUnits,
): string {
  const words = `${airWords(air, units)}, ${heatWords(heat, units)}`;
  return impermeable_clothing ? `${words}, impermeable clothing` : words;
}

/** Degrees Celsius as they are read: '33.5 °C'. */
export function degreesText(celsius: number, { temperature }: ThermalUnits): string {
  return `${numberText(shownTemperature(celsius, temperature))} °${temperature}`;
}

/** What each air movement is in the unit shown: 'under 5 km/h', '5 to 20 km/h', '40 km/h or more'. */
export function movementWords(
  [from, to]: readonly [number, number | null],
  { wind }: ThermalUnits,
) {
  const shown = (kph: number) => String(Math.round(shownWind(kph, wind)));
  if (from === 0 && to !== null) return `under ${shown(to)} ${wind}`;
  return to === null ? `${shown(from)} ${wind} or more` : `${shown(from)} to ${shown(to)} ${wind}`;
}

function numberText(value: number): string {
  return String(value).replace('-', '−');
}
