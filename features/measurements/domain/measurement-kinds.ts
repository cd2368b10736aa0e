import type { MeasurementType } from '#measurements/contract';

/** The kinds a form offers of itself; own kinds come from the organisation's list. */
export type FixedType = Exclude<MeasurementType, 'custom'>;

interface MeasurementKind {
  word: string;
  unit: string;
  /** Most decimals that a value is written with. */
  decimals: number;
}

/** Word, unit and decimals of each fixed kind. */
export const measurementKinds: Record<FixedType, MeasurementKind> = {
  sosm: { word: 'Hydration', unit: 'mOsm', decimals: 1 },
  sosm_baseline: { word: 'Hydration baseline', unit: 'mOsm', decimals: 1 },
  sweat: { word: 'Sweat sodium', unit: 'mg/L', decimals: 0 },
  ET: { word: 'ET', unit: 'mmol/L', decimals: 1 },
  EZ: { word: 'EZ', unit: 'U/mL', decimals: 1 },
};

/** Most decimals of a value of an own kind. */
const ownDecimals = 1;

/** A value with its unit for display, with the decimals of its kind: the `value_f` of a row. */
export function valueWithUnit(value: number, unit: string, type: MeasurementType): string {
  const factor = 10 ** (type === 'custom' ? ownDecimals : measurementKinds[type].decimals);
  return `${String(Math.round(value * factor) / factor)} ${unit}`.trim();
}

/** Unit of a kind; an own kind brings its own and has none here. */
export function unitOf(type: MeasurementType): string {
  return type === 'custom' ? '' : measurementKinds[type].unit;
}
