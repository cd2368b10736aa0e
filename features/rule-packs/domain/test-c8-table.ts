import type { DutyKind } from '#rule-packs/contract';

/** A duty of a rule as the published text has it, typed by hand before the packs. */
export interface PublishedDuty {
  pack: string;
  kind: DutyKind;
  /** Triggers joined by 'or'; 'always' without one. Scope in brackets. */
  when: string;
  /** What it asks for. */
  amount: string;
  /** A part of its citation. */
  citation: string;
  /** Marked as noted from memory in the table. */
  isFromMemory?: true;
}

const row = (
  pack: string,
  kind: DutyKind,
  when: string,
  amount: string,
  citation: string,
  isFromMemory?: true,
): PublishedDuty => ({
  ...{ pack, kind, when, amount, citation },
  ...(isFromMemory && { isFromMemory }),
});

const osha = 'us-osha-2024';
const outdoor = 'us-ca-3395';
const indoor = 'us-ca-3396';
const oregon = 'us-or-437-002-0156';
const washington = 'us-wa-296-62-095';
const maryland = 'us-md-09-12-32';
const qatar = 'qa-17-2021';
const emirates = 'ae-44-2022';
const niosh = 'niosh-2016-106';

const initial = 'heat index >= 80 F or WBGT >= RAL';
const high = 'heat index >= 90 F or WBGT >= REL';
const named = 'agriculture, construction, landscaping, oil_and_gas, heavy_transport';
const indoorFirst = 'air or heat index >= 82 F [indoor]';
const indoorHigh =
  'air or heat index >= 87 F or air or heat index >= 82 F (non-breathable) or air or heat index >= 82 F (radiant heat) [indoor]';
const quart = '0.946 L per hour';

/** The table of the rules: triggers, duties and intervals, with their citation. */
export const publishedDuties: readonly PublishedDuty[] = [
  row(osha, 'water', initial, quart, '29 CFR 1910.148'),
  row(osha, 'rest', initial, 'as needed, on request', '29 CFR 1910.148'),
  row(osha, 'rest', high, '15 min every 120 min', '29 CFR 1910.148'),
  row(
    ...([osha, 'acclimatisation', `${initial} [new]`] as const),
    'new 20/40/60/80 %, returning 50/60/80 %, absence from 15 days',
    '29 CFR 1910.148',
  ),
  row(osha, 'observation', high, 'at most 20 people per observer', '29 CFR 1910.148'),
  row(osha, 'contact', high, 'every 120 min', '29 CFR 1910.148'),
  row(osha, 'notice', high, 'notice', '29 CFR 1910.148'),
  row(osha, 'notice', 'air > 120 F [indoor]', 'notice', '29 CFR 1910.148'),
  row(osha, 'plan', 'always', 'from 11 people', '29 CFR 1910.148'),

  row(outdoor, 'water', 'always [outdoor]', quart, '3395'),
  row(outdoor, 'shade', 'always [outdoor]', 'on request', '3395'),
  row(outdoor, 'shade', 'air >= 80 F [outdoor]', 'provided', '3395'),
  row(outdoor, 'rest', 'always [outdoor]', '5 min on request', '3395'),
  row(
    ...([outdoor, 'rest', 'air >= 95 F [outdoor, agriculture]'] as const),
    ...(['10 min every 120 min', '3395'] as const),
  ),
  row(
    ...([outdoor, 'observation', `air >= 95 F [outdoor, ${named}]`] as const),
    ...(['at most 20 people per observer', '3395'] as const),
  ),
  row(
    ...([outdoor, 'observation', 'air >= 80 F [outdoor, new]'] as const),
    ...(['first 14 days', '3395', true] as const),
  ),
  row(
    ...([outdoor, 'observation', 'air >= 80 F [outdoor, heat wave]'] as const),
    ...(['close', '3395', true] as const),
  ),

  row(indoor, 'water', indoorFirst, quart, '3396'),
  row(indoor, 'shade', indoorFirst, 'provided below 82 F', '3396'),
  row(indoor, 'rest', indoorFirst, '5 min on request', '3396'),
  row(indoor, 'records', indoorHigh, '12 months', '3396', true),
  row(
    ...([indoor, 'observation', 'air or heat index >= 82 F [indoor, new]'] as const),
    ...(['first 14 days', '3396'] as const),
  ),

  row(oregon, 'water', 'heat index >= 80 F', '0.946 L per hour, at most 77 F', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 90 F [option a]', '10 min every 120 min', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 100 F [option a]', '15 min every 60 min', '437-002-0156'),
  row(oregon, 'rest', 'WBGT > own limit [option b]', 'NIOSH schedule', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 90 F [option c]', '10 min every 120 min', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 95 F [option c]', '20 min every 60 min', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 100 F [option c]', '30 min every 60 min', '437-002-0156'),
  row(oregon, 'rest', 'heat index >= 105 F [option c]', '40 min every 60 min', '437-002-0156'),

  row(
    ...([washington, 'water', 'air >= 80 F or air >= 52 F (non-breathable) [outdoor]'] as const),
    ...([quart, '296-62-095'] as const),
  ),
  row(washington, 'rest', 'air >= 90 F [outdoor]', '10 min every 120 min', '296-62-095'),
  row(washington, 'rest', 'air >= 100 F [outdoor]', '15 min every 60 min', '296-62-095'),
  row(
    washington,
    'observation',
    'air >= 80 F or air >= 52 F (non-breathable) [outdoor, new]',
    ...(['first 14 days', '296-62-095'] as const),
  ),
  row(
    ...([washington, 'observation', 'air >= 80 F [outdoor, heat wave]'] as const),
    ...(['close', '296-62-095'] as const),
  ),

  row(maryland, 'water', 'heat index >= 80 F', quart, '09.12.32'),
  row(maryland, 'rest', 'heat index >= 90 F [option a]', '10 min every 120 min', '09.12.32'),
  row(maryland, 'rest', 'heat index > 100 F [option a]', '15 min every 60 min', '09.12.32'),
  row(maryland, 'rest', 'WBGT > own limit [option b]', 'NIOSH schedule', '09.12.32'),
  row(
    ...([maryland, 'acclimatisation', 'heat index >= 80 F [new]'] as const),
    ...(['plan of 14 days, absence from 7 days', '09.12.32'] as const),
  ),

  row(qatar, 'stop_work', 'WBGT > 32.1 C', 'stop', '17 of 2021'),
  row(qatar, 'stop_work', '10:00-15:30, 06-01 to 09-15 [outdoor]', 'stop', '17 of 2021'),
  row(qatar, 'water', 'always', 'drinking water', '17 of 2021'),
  row(qatar, 'plan', 'always', 'from 1 people', '17 of 2021'),

  row(emirates, 'stop_work', '12:30-15:00, 06-15 to 09-15 [sun]', 'stop', '44 of 2022'),

  row(niosh, 'rest', 'WBGT > own limit', 'NIOSH schedule', '2016-106'),
];
