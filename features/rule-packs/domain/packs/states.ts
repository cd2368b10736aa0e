import type { PackFields } from './pack-fields.ts';

type Fields = PackFields['duties'][number];

const heatIndex = (limit: number, is_above = false): Fields['triggers'] => [
  { metric: 'heat_index_f', limit, is_above },
];
const air = (limit: number): Fields['triggers'] => [{ metric: 'air_f', limit }];
const overOwnLimit: Fields['triggers'] = [{ metric: 'niosh', limit: 'own', is_above: true }];

const oar = 'OAR 437-002-0156';

/** Oregon. */
export const oregon: PackFields = {
  name: 'Oregon heat illness prevention',
  ...{ country: 'US', state: 'OR', status: 'in_force' },
  ...{ valid_from: '2022-06-15', valid_until: null },
  note: 'The employer chooses one of three ways to schedule rest; option A is set here. Emergency work, heat of processes and ventilated buildings have exemptions that are not considered. Duties that do not depend on the heat of the day, such as training, are not part of the pack.',
  source: 'Oregon Administrative Rules 437-002-0156, Heat Illness Prevention',
  source_url: 'https://osha.oregon.gov/OSHARules/div2/437-002-0156.pdf',
  options: [
    { key: 'a', name: 'Option A: rest by heat index' },
    { key: 'b', name: 'Option B: rest by NIOSH' },
    { key: 'c', name: 'Option C: simplified rest' },
  ],
  option: 'a',
  exemptions: [
    { kind: 'short_exposure', minutes: 15 },
    { kind: 'light_work', below_f: 90 },
  ],
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: 77 },
      text: '32 ounces of water of 35 to 77 °F for each person and hour',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(80) },
    },
    {
      ...{ duty_key: 'rest_a_90', kind: 'rest', minutes: 10, every: 120, option: 'a' },
      text: 'A rest of 10 minutes every two hours',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(90) },
    },
    {
      ...{ duty_key: 'rest_a_100', kind: 'rest', minutes: 15, every: 60, option: 'a' },
      text: 'A rest of 15 minutes every hour',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(100) },
    },
    {
      ...{ duty_key: 'rest_b', kind: 'rest', by: 'niosh', minutes: null, every: null },
      text: 'Work and rest by the limits of NIOSH',
      ...{ citation: oar, is_verified: true, triggers: overOwnLimit, option: 'b' },
    },
    {
      ...{ duty_key: 'rest_c_90', kind: 'rest', minutes: 10, every: 120, option: 'c' },
      text: 'A rest of 10 minutes every two hours',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(90) },
    },
    {
      ...{ duty_key: 'rest_c_95', kind: 'rest', minutes: 20, every: 60, option: 'c' },
      text: 'A rest of 20 minutes every hour',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(95) },
    },
    {
      ...{ duty_key: 'rest_c_100', kind: 'rest', minutes: 30, every: 60, option: 'c' },
      text: 'A rest of 30 minutes every hour',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(100) },
    },
    {
      ...{ duty_key: 'rest_c_105', kind: 'rest', minutes: 40, every: 60, option: 'c' },
      text: 'A rest of 40 minutes every hour',
      ...{ citation: oar, is_verified: true, triggers: heatIndex(105) },
    },
  ],
};

const wac = 'WAC 296-62-095';
/** Clothing that does not breathe has a lower limit. */
const action: Fields['triggers'] = [
  { metric: 'air_f', limit: 80 },
  { metric: 'air_f', limit: 52, non_breathable: true },
];

/** Washington. */
export const washington: PackFields = {
  name: 'Washington outdoor heat',
  ...{ country: 'US', state: 'WA', status: 'in_force' },
  ...{ valid_from: '2023-07-17', valid_until: null },
  note: 'Outdoor places of work, all year. A heat wave is a high of at least 80 °F that is at least 10 °F above the mean high of the five days before. Exemptions, such as short exposure and emergency work, are not considered.',
  source: 'Washington Administrative Code 296-62-095 to 296-62-09560, Outdoor Heat Exposure',
  source_url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=296-62-095',
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: null },
      text: 'One quart of cool drinking water for each person and hour',
      ...{ citation: wac, is_verified: true, triggers: action, place: 'outdoor' },
    },
    {
      ...{ duty_key: 'rest_90', kind: 'rest', minutes: 10, every: 120 },
      text: 'A paid cool-down rest of 10 minutes every two hours',
      ...{ citation: `${wac}47`, is_verified: true, triggers: air(90), place: 'outdoor' },
    },
    {
      ...{ duty_key: 'rest_100', kind: 'rest', minutes: 15, every: 60 },
      text: 'A paid cool-down rest of 15 minutes every hour',
      ...{ citation: `${wac}47`, is_verified: true, triggers: air(100), place: 'outdoor' },
    },
    {
      ...{ duty_key: 'new_workers', kind: 'observation', people_per_observer: null, days: 14 },
      text: 'Close observation of new and returning workers for 14 days',
      ...{ citation: wac, is_verified: true, triggers: action, place: 'outdoor', people: 'new' },
    },
    {
      ...{ duty_key: 'heat_wave', kind: 'observation', people_per_observer: null, days: null },
      text: 'Close observation of everybody during a heat wave',
      ...{ citation: wac, is_verified: true, place: 'outdoor', heat_wave: true },
      triggers: air(80),
    },
  ],
};

const comar = 'COMAR 09.12.32';

/** Maryland. */
export const maryland: PackFields = {
  name: 'Maryland heat stress standard',
  ...{ country: 'US', state: 'MD', status: 'in_force' },
  ...{ valid_from: '2024-09-30', valid_until: null },
  note: 'The heat index of the calculator of the National Weather Service. The employer may follow the schedule of NIOSH instead of fixed rests; fixed rests are set here. Exemptions, such as short exposure and emergency work, are not considered.',
  source: 'Code of Maryland Regulations 09.12.32, Heat Stress Standards',
  source_url: 'https://regs.maryland.gov/us/md/exec/comar/09.12.32',
  options: [
    { key: 'a', name: 'Fixed rests' },
    { key: 'b', name: 'Rest by NIOSH' },
  ],
  ...{ option: 'a', exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: null },
      text: '32 ounces of water for each person and hour',
      ...{ citation: comar, is_verified: true, triggers: heatIndex(80) },
    },
    {
      ...{ duty_key: 'rest_90', kind: 'rest', minutes: 10, every: 120, option: 'a' },
      text: 'A rest of 10 minutes every two hours',
      ...{ citation: `${comar}.08`, is_verified: true, triggers: heatIndex(90) },
    },
    {
      ...{ duty_key: 'rest_100', kind: 'rest', minutes: 15, every: 60, option: 'a' },
      text: 'A rest of 15 minutes every hour',
      ...{ citation: `${comar}.08`, is_verified: true, triggers: heatIndex(100, true) },
    },
    {
      ...{ duty_key: 'rest_niosh', kind: 'rest', by: 'niosh', minutes: null, every: null },
      text: 'Work and rest by the limits of NIOSH',
      ...{ citation: `${comar}.08`, is_verified: true, triggers: overOwnLimit, option: 'b' },
    },
    {
      ...{ duty_key: 'acclimatisation', kind: 'acclimatisation', people: 'new' },
      ...{ new_shares: [], returning_shares: [], plan_days: 14, absence_days: 7 },
      text: 'An acclimatisation plan of up to 14 days for new workers, and for those away for 7 days or more',
      ...{ citation: comar, is_verified: true, triggers: heatIndex(80) },
    },
  ],
};
