import type { MeasurementMetadata } from '#measurements/contract';
import { noDrinkMinutes } from './no-drink.ts';

/** One fact about a test beside its value: 'Firmware' and '2.1.0'. */
export interface MetadataFact {
  key: string;
  label: string;
  text: string;
}

/** Label and unit of each known key, in display order. */
const known: readonly (readonly [key: string, label: string, unit?: string])[] = [
  ['rpe', 'Effort', 'of 10'],
  ['device', 'Device'],
  ['device_serial', 'Device serial'],
  ['hardware_version', 'Hardware'],
  ['firmware', 'Firmware'],
  ['batch_id', 'Batch'],
  ['app_version', 'App'],
  ['timezone', 'Time zone'],
  ['altitude', 'Altitude', 'm'],
];
const environment: typeof known = [
  ['temperature_c', 'Temperature', '°C'],
  ['humidity', 'Humidity', '%'],
  ['heat_index_c', 'Heat index', '°C'],
];
/** Shown elsewhere, or internal. */
const elsewhere = [
  'waited',
  'notes',
  'survey',
  'baseline',
  'environment',
  'latitude',
  'longitude',
  'checked',
  'hidden_status',
];

/** The metadata of a test in words. Unknown keys keep their name. */
export function metadataFacts(metadata: MeasurementMetadata): MetadataFact[] {
  const listed = new Set([...known.map(([key]) => key), ...elsewhere]);
  const others = Object.keys(metadata)
    .filter((key) => !listed.has(key))
    .map((key) => [key, wordsOf(key)] as const);
  return [
    ...waitFact(metadata['waited']),
    ...checkFact(metadata['checked']),
    ...factsOf(metadata, known),
    ...factsOf(isRecord(metadata['environment']) ? metadata['environment'] : {}, environment),
    ...factsOf(metadata, others),
  ];
}

/** How the wait is known. */
const waitWords = { timed: 'timed', stated: 'as entered' } as const;

function waitFact(waited: unknown): MetadataFact[] {
  const minutes = `${String(noDrinkMinutes)} minutes`;
  if (waited !== 'timed' && waited !== 'stated' && waited !== 'skipped') return [];
  const text =
    waited === 'skipped'
      ? `Less than ${minutes}, recorded anyway`
      : `${minutes}, ${waitWords[waited]}`;
  return [{ key: 'waited', label: 'No food or drink', text }];
}

/** The user confirmed the value, or somebody has marked the test since. */
function checkFact(checked: unknown): MetadataFact[] {
  return checked === true ? [{ key: 'checked', label: 'Checked', text: 'Yes' }] : [];
}

function factsOf(values: Record<string, unknown>, fields: typeof known): MetadataFact[] {
  return fields.flatMap(([key, label, unit]) => {
    const text = textOf(values[key]);
    if (text === '') return [];
    return [{ key, label, text: unit === undefined ? text : `${text}\u00a0${unit}` }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** 'strip_lot' becomes 'Strip lot'. */
function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
