import type { PackFields } from './pack-fields.ts';

const outdoorCitation = '8 CCR 3395';
const indoorCitation = '8 CCR 3396';
/** Industries of the procedures for high heat. */
const named: PackFields['duties'][number]['industries'] = [
  ...(['agriculture', 'construction', 'landscaping', 'oil_and_gas', 'heavy_transport'] as const),
];

/** Outdoor places of work. */
export const california3395: PackFields = {
  name: 'California 3395 outdoor',
  ...{ country: 'US', state: 'CA', status: 'in_force', valid_from: null, valid_until: null },
  note: 'Outdoor places of work. The observation of new workers and the definition of a heat wave (a high of at least 80 °F that is at least 10 °F above the mean high of the five days before) are noted from memory. Duties that do not depend on the heat of the day, such as training, are not part of the pack.',
  source:
    'California Code of Regulations, Title 8, section 3395, Heat Illness Prevention in Outdoor Places of Employment',
  source_url: 'https://www.dir.ca.gov/title8/3395.html',
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: null },
      text: 'One quart of drinking water for each person and hour',
      ...{ citation: outdoorCitation, is_verified: true, triggers: [], place: 'outdoor' },
    },
    {
      ...{ duty_key: 'shade_on_request', kind: 'shade', on_request: true, warmest_f: null },
      text: 'Shade when somebody asks for it',
      ...{ citation: outdoorCitation, is_verified: true, triggers: [], place: 'outdoor' },
    },
    {
      ...{ duty_key: 'shade', kind: 'shade', on_request: false, warmest_f: null },
      text: 'Shade is up for everybody who rests',
      ...{ citation: outdoorCitation, is_verified: true, place: 'outdoor' },
      triggers: [{ metric: 'air_f', limit: 80 }],
    },
    {
      ...{ duty_key: 'cool_down', kind: 'rest', minutes: 5, every: null },
      text: 'A cool-down rest of at least 5 minutes when somebody asks for it',
      ...{ citation: outdoorCitation, is_verified: true, triggers: [], place: 'outdoor' },
    },
    {
      ...{ duty_key: 'rest_agriculture', kind: 'rest', minutes: 10, every: 120 },
      text: 'In agriculture a rest of 10 minutes every two hours',
      ...{ citation: outdoorCitation, is_verified: true, place: 'outdoor' },
      ...{ industries: ['agriculture'], triggers: [{ metric: 'air_f', limit: 95 }] },
    },
    {
      ...{ duty_key: 'observation', kind: 'observation', people_per_observer: 20, days: null },
      text: 'A supervisor observes at most 20 people, or another effective way',
      ...{ citation: outdoorCitation, is_verified: true, place: 'outdoor', industries: named },
      triggers: [{ metric: 'air_f', limit: 95 }],
    },
    {
      ...{ duty_key: 'new_workers', kind: 'observation', people_per_observer: null, days: 14 },
      text: 'Close observation of new workers for 14 days',
      ...{ citation: outdoorCitation, is_verified: false, place: 'outdoor', people: 'new' },
      triggers: [{ metric: 'air_f', limit: 80 }],
    },
    {
      ...{ duty_key: 'heat_wave', kind: 'observation', people_per_observer: null, days: null },
      text: 'Close observation of everybody during a heat wave',
      ...{ citation: outdoorCitation, is_verified: false, place: 'outdoor', heat_wave: true },
      triggers: [{ metric: 'air_f', limit: 80 }],
    },
  ],
};

const first: PackFields['duties'][number]['triggers'] = [
  { metric: 'air_or_heat_index_f', limit: 82 },
];

/** Indoor places of work. */
export const california3396: PackFields = {
  name: 'California 3396 indoor',
  ...{ country: 'US', state: 'CA', status: 'in_force' },
  ...{ valid_from: '2024-07-23', valid_until: null },
  note: 'Indoor places of work, by the temperature or the heat index, whichever is higher. A forecast is the weather outdoors: take readings in the room. How long readings are kept (12 months) is noted from memory. Control measures that lower the temperature are not part of the pack.',
  source:
    'California Code of Regulations, Title 8, section 3396, Heat Illness Prevention in Indoor Places of Employment',
  source_url: 'https://www.dir.ca.gov/title8/3396.html',
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: null },
      text: 'One quart of drinking water for each person and hour',
      ...{ citation: indoorCitation, is_verified: true, triggers: first, place: 'indoor' },
    },
    {
      ...{ duty_key: 'cool_area', kind: 'shade', on_request: false, warmest_f: 82 },
      text: 'A cool-down area below 82 °F',
      ...{ citation: indoorCitation, is_verified: true, triggers: first, place: 'indoor' },
    },
    {
      ...{ duty_key: 'cool_down', kind: 'rest', minutes: 5, every: null },
      text: 'A cool-down rest of at least 5 minutes when somebody asks for it',
      ...{ citation: indoorCitation, is_verified: true, triggers: first, place: 'indoor' },
    },
    {
      ...{ duty_key: 'readings', kind: 'records', months: 12 },
      text: 'Readings with date, time and place',
      ...{ citation: indoorCitation, is_verified: false, place: 'indoor' },
      triggers: [
        { metric: 'air_or_heat_index_f', limit: 87 },
        { metric: 'air_or_heat_index_f', limit: 82, non_breathable: true },
        { metric: 'air_or_heat_index_f', limit: 82, radiant_heat: true },
      ],
    },
    {
      ...{ duty_key: 'new_workers', kind: 'observation', people_per_observer: null, days: 14 },
      text: 'Close observation of new workers for 14 days',
      ...{ citation: indoorCitation, is_verified: true, people: 'new', place: 'indoor' },
      triggers: first,
    },
  ],
};
