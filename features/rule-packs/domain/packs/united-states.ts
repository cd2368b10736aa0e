import type { PackFields } from './pack-fields.ts';

/** The initial and the high trigger of the proposal: a heat index, or the WBGT against NIOSH. */
const initial: PackFields['duties'][number]['triggers'] = [
  { metric: 'heat_index_f', limit: 80 },
  { metric: 'niosh', limit: 'ral' },
];
const high: typeof initial = [
  { metric: 'heat_index_f', limit: 90 },
  { metric: 'niosh', limit: 'rel' },
];

/** The federal proposal of 2024. */
export const osha2024: PackFields = {
  name: 'US OSHA proposal 2024',
  ...{ country: 'US', state: null, status: 'proposed', valid_from: null, valid_until: null },
  note: 'A proposed rule: the hearings ended on 2 July 2025 and it is not final. The employer chooses heat index or WBGT; here the first one that reaches its trigger counts. Higher measures in the first week may replace the shares of new workers, and people who worked in the same heat within 14 days are exempt from them. Emergency work and sites with cooling are not considered.',
  source:
    '29 CFR 1910.148, Heat Injury and Illness Prevention in Outdoor and Indoor Work Settings (proposed)',
  source_url: 'https://www.osha.gov/heat-exposure/rulemaking',
  ...{ options: [], option: null },
  exemptions: [{ kind: 'short_exposure', minutes: 15 }],
  duties: [
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: 0.946, warmest_f: null },
      text: 'One quart of cool drinking water for each person and hour',
      citation: '29 CFR 1910.148 (proposed), paragraph (e)',
      ...{ is_verified: true, triggers: initial },
    },
    {
      ...{ duty_key: 'rest_if_needed', kind: 'rest', minutes: null, every: null },
      text: 'Paid rest when somebody needs it to prevent overheating',
      citation: '29 CFR 1910.148 (proposed), paragraph (e)',
      ...{ is_verified: true, triggers: initial },
    },
    {
      ...{ duty_key: 'acclimatisation', kind: 'acclimatisation', people: 'new' },
      ...{ new_shares: [20, 40, 60, 80], returning_shares: [50, 60, 80] },
      ...{ plan_days: null, absence_days: 15 },
      text: 'Less time in the heat on the first days of new workers, and of those away for more than 14 days',
      citation: '29 CFR 1910.148 (proposed), paragraph (e)',
      ...{ is_verified: true, triggers: initial },
    },
    {
      ...{ duty_key: 'rest', kind: 'rest', minutes: 15, every: 120 },
      text: 'A paid rest of 15 minutes at least every two hours; the walk to the place does not count',
      citation: '29 CFR 1910.148 (proposed), paragraph (f)(2)',
      ...{ is_verified: true, triggers: high },
    },
    {
      ...{ duty_key: 'observation', kind: 'observation', people_per_observer: 20, days: null },
      text: 'An observer for at most 20 people, or a buddy system',
      citation: '29 CFR 1910.148 (proposed), paragraph (f)',
      ...{ is_verified: true, triggers: high },
    },
    {
      ...{ duty_key: 'lone_contact', kind: 'contact', every: 120 },
      text: 'Contact with people who work alone at least every two hours',
      citation: '29 CFR 1910.148 (proposed), paragraph (f)',
      ...{ is_verified: true, triggers: high },
    },
    {
      ...{ duty_key: 'hazard_alert', kind: 'notice' },
      text: 'A heat hazard alert before the shift',
      citation: '29 CFR 1910.148 (proposed), paragraph (f)',
      ...{ is_verified: true, triggers: high },
    },
    {
      ...{ duty_key: 'warning_sign', kind: 'notice', place: 'indoor' },
      text: 'A warning sign at indoor places that are often above 120 °F',
      citation: '29 CFR 1910.148 (proposed), paragraph (f)',
      ...{ is_verified: true, triggers: [{ metric: 'air_f', limit: 120, is_above: true }] },
    },
    {
      ...{ duty_key: 'plan', kind: 'plan', from_people: 11 },
      text: 'A written prevention plan if there are more than 10 employees',
      citation: '29 CFR 1910.148 (proposed), paragraph (c)',
      ...{ is_verified: true, triggers: [] },
    },
  ],
};

/** Recommendations, which are the work and rest of the crew card. */
export const niosh2016: PackFields = {
  name: 'NIOSH REL and RAL',
  ...{ country: null, state: null, status: 'recommended', valid_from: null, valid_until: null },
  note: 'A recommendation and no law; rules of several states accept it as a way to comply. The limit is the REL for acclimatised people and the RAL for all others, at the heavy end of the class of work, with the adjustment for clothing. The minutes are the time-weighted mean of the hour, as on the crew card.',
  source:
    'NIOSH, Criteria for a Recommended Standard: Occupational Exposure to Heat and Hot Environments, publication 2016-106',
  source_url: 'https://www.cdc.gov/niosh/docs/2016-106/',
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'work_rest', kind: 'rest', by: 'niosh', minutes: null, every: null },
      text: 'Work and rest for which the mean WBGT of the hour stays within the limit',
      citation: 'NIOSH 2016-106, chapter 8',
      ...{ is_verified: true, triggers: [{ metric: 'niosh', limit: 'own', is_above: true }] },
    },
  ],
};
