import type { MeasurementType } from '#measurements/contract';

/** The kinds a form offers of itself; own kinds come from the organisation's list. */
export type FixedType = Exclude<MeasurementType, 'custom'>;

interface MeasurementKind {
  word: string;
  unit: string;
  /** Decimals a value is shown with. */
  decimals: number;
}

/** Word, unit and decimals of each fixed kind. */
export const measurementKinds: Record<FixedType, MeasurementKind> = {
  sosm: { word: 'Hydration', unit: 'mOsm', decimals: 0 },
  sosm_baseline: { word: 'Hydration baseline', unit: 'mOsm', decimals: 0 },
  sweat: { word: 'Sweat sodium', unit: 'mg/L', decimals: 0 },
  ET: { word: 'ET', unit: 'mmol/L', decimals: 1 },
  EZ: { word: 'EZ', unit: 'U/mL', decimals: 1 },
};

/** A value with its unit for display, at most one decimal: the `value_f` of a row. */
export function valueWithUnit(value: number, unit: string): string {
  return `${String(Math.round(value * 10) / 10)} ${unit}`.trim();
}

/** Unit of a kind; an own kind brings its own and has none here. */
export function unitOf(type: MeasurementType): string {
  return type === 'custom' ? '' : measurementKinds[type].unit;
}
