import { assessmentMessages, thermalLimits } from '#assessments/contract';
import type { ThermalAnswers } from '#assessments/contract';
import { humidityMessages } from '#heat/contract';
import { presetOf, hazardScore } from '#jobs/domain';
import { shownTemperature, typedTemperature } from '#organisation/domain';
import { unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { kphOf, shownWind } from './thermal-units.ts';
import type { ThermalUnits } from './thermal-units.ts';

/** Draft of a thermal assessment: typed values stay text until they can be parsed. */
export interface ThermalDraft {
  factors: JobFactors;
  airBy: 'movement' | 'wind';
  /** Points; -1 while nothing is chosen. */
  movement: number;
  wind: string;
  heatBy: 'humidity' | 'index';
  temperature: string;
  humidity: string;
  heat_index: string;
  /** Clothing that lets neither air nor vapour through. */
  impermeable_clothing: boolean;
}

/** The text fields of a draft. */
export type TypedField = 'wind' | 'temperature' | 'humidity' | 'heat_index';

/** The parsed parts of a draft. */
export interface ReadDraft {
  air: ThermalAnswers['air'] | null;
  heat: ThermalAnswers['heat'] | null;
  /** Error messages of typed values; an empty field has none. */
  problems: Partial<Record<TypedField, string>>;
  /** All answers; null while one is missing or invalid. */
  answers: ThermalAnswers | null;
}

export const blankDraft: ThermalDraft = {
  ...{ factors: presetOf('none'), airBy: 'movement', movement: unsetFactor, wind: '' },
  ...{ heatBy: 'humidity', temperature: '', humidity: '', heat_index: '' },
  impermeable_clothing: false,
};

/** Reads a draft in the units of the organisation. */
export function readDraft(draft: ThermalDraft, units: ThermalUnits): ReadDraft {
  const problems: ReadDraft['problems'] = {};
  const read = (field: TypedField): number | null => {
    if (draft[field].trim() === '') return null;
    const value = typed[field](draft[field], units);
    const problem = problemOf(field, value, units);
    if (problem === null) return value;
    problems[field] = problem;
    return null;
  };
  const air = airOf(draft, read);
  const heat = heatOf(draft, read);
  const isAssessed = hazardScore(draft.factors) >= 0;
  const { factors, impermeable_clothing } = draft;
  const answers = isAssessed && air && heat ? { factors, air, heat, impermeable_clothing } : null;
  return { air, heat, problems, answers };
}

/** The draft with these answers. */
export function draftOf(answers: ThermalAnswers, units: ThermalUnits): ThermalDraft {
  const { factors, air, heat, impermeable_clothing = false } = answers;
  const degrees = (celsius: number) => String(shownTemperature(celsius, units.temperature));
  return {
    ...{ ...blankDraft, factors, airBy: air.by, heatBy: heat.by, impermeable_clothing },
    ...(air.by === 'movement'
      ? { movement: air.points }
      : { wind: String(shownWind(air.kph, units.wind)) }),
    ...(heat.by === 'index'
      ? { heat_index: degrees(heat.celsius) }
      : { temperature: degrees(heat.celsius), humidity: String(heat.humidity) }),
  };
}

type Read = (field: TypedField) => number | null;

function airOf({ airBy, movement }: ThermalDraft, read: Read): ReadDraft['air'] {
  if (airBy === 'wind') {
    const kph = read('wind');
    return kph === null ? null : { by: 'wind', kph };
  }
  const points = ([0, 1, 2, 3] as const).find((each) => each === movement);
  return points === undefined ? null : { by: 'movement', points };
}

function heatOf({ heatBy }: ThermalDraft, read: Read): ReadDraft['heat'] {
  if (heatBy === 'index') {
    const celsius = read('heat_index');
    return celsius === null ? null : { by: 'index', celsius };
  }
  const [celsius, humidity] = [read('temperature'), read('humidity')];
  return celsius === null || humidity === null ? null : { by: 'humidity', celsius, humidity };
}

const typed: Record<TypedField, (text: string, units: ThermalUnits) => number> = {
  wind: (text, { wind }) => kphOf(plainNumber(text), wind),
  temperature: (text, { temperature }) => typedTemperature(text, temperature),
  humidity: plainNumber,
  heat_index: (text, { temperature }) => typedTemperature(text, temperature),
};

function problemOf(field: TypedField, value: number, units: ThermalUnits): string | null {
  if (Number.isNaN(value)) return assessmentMessages.notANumber;
  if (field === 'humidity') {
    if (value > 100) return humidityMessages.tooHigh;
    return value < 0 ? humidityMessages.tooLow : null;
  }
  const { min, max } = thermalLimits[field];
  if (value >= min && value <= max) return null;
  if (field === 'wind') {
    const [from, to] = [min, max].map((kph) => String(Math.floor(shownWind(kph, units.wind))));
    return assessmentMessages.wind(`${from ?? ''} to ${to ?? ''} ${units.wind}`);
  }
  const [from, to] = [min, max].map((each) => String(shownTemperature(each, units.temperature)));
  const range = `${from ?? ''} to ${to ?? ''} °${units.temperature}`;
  return field === 'temperature'
    ? assessmentMessages.temperature(range)
    : assessmentMessages.heatIndex(range);
}

function plainNumber(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
