import type { MeasurementType } from '#measurements/contract';

/** The built-in types. Custom types come from the organisation's list. */
export type FixedType = Exclude<MeasurementType, 'custom'>;

interface MeasurementKind {
  word: string;
  unit: string;
  /** Maximum number of decimals. */
  decimals: number;
}

/** Label, unit and decimals of each built-in type. */
export const measurementKinds: Record<FixedType, MeasurementKind> = {
  sosm: { word: 'Hydration', unit: 'mOsm', decimals: 1 },
  sosm_baseline: { word: 'Hydration baseline', unit: 'mOsm', decimals: 1 },
  sweat: { word: 'Sweat sodium', unit: 'mg/L', decimals: 0 },
  ET: { word: 'ET', unit: 'mmol/L', decimals: 1 },
  EZ: { word: 'EZ', unit: 'U/mL', decimals: 1 },
};

/** Maximum number of decimals of a custom type. */
const ownDecimals = 1;

/** A value with its unit for display, with the decimals of its type: the `value_f` of a row. */
export function valueWithUnit(value: number, unit: string, type: MeasurementType): string {
  const factor = 10 ** (type === 'custom' ? ownDecimals : measurementKinds[type].decimals);
  return `${String(Math.round(value * factor) / factor)} ${unit}`.trim();
}

/** Unit of a type. A custom type has its own unit and none here. */
export function unitOf(type: MeasurementType): string {
  return type === 'custom' ? '' : measurementKinds[type].unit;
}
