import type { PackFields } from './pack-fields.ts';

const decision = 'Ministerial Decision 17 of 2021';

/** Qatar. */
export const qatar: PackFields = {
  name: 'Qatar heat stress decision',
  ...{ country: 'QA', state: null, status: 'in_force' },
  ...{ valid_from: '2021-05-26', valid_until: null },
  note: 'Work stops above the WBGT all year, and outdoors in the middle of the day in summer. A forecast is not a reading at the place: measure the WBGT there. The hours of the summer are those of the decision; check the announcement of each year.',
  source: 'Ministerial Decision 17 of 2021 on precautions to protect workers from heat stress',
  source_url: null,
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'stop_wbgt', kind: 'stop_work' },
      text: 'Work stops above a WBGT of 32.1 °C',
      ...{ citation: decision, is_verified: true },
      triggers: [{ metric: 'wbgt_c', limit: 32.1, is_above: true }],
    },
    {
      ...{ duty_key: 'stop_midday', kind: 'stop_work', place: 'outdoor' },
      text: 'No outdoor work from 10:00 to 15:30, from 1 June to 15 September',
      ...{ citation: decision, is_verified: true },
      triggers: [
        {
          ...{ metric: 'clock', from: '10:00', until: '15:30' },
          ...{ first_day: '06-01', last_day: '09-15' },
        },
      ],
    },
    {
      ...{ duty_key: 'water', kind: 'water', litres_per_hour: null, warmest_f: null },
      text: 'Drinking water',
      ...{ citation: decision, is_verified: true, triggers: [] },
    },
    {
      ...{ duty_key: 'plan', kind: 'plan', from_people: 1 },
      text: 'A risk assessment, and a health check of each worker every year',
      ...{ citation: decision, is_verified: true, triggers: [] },
    },
  ],
};

/** United Arab Emirates. */
export const emirates: PackFields = {
  name: 'UAE midday break',
  ...{ country: 'AE', state: null, status: 'in_force', valid_from: null, valid_until: null },
  note: 'The midday break of the summer. Work that cannot be interrupted has exemptions with duties of its own, which are not considered. The days and hours are announced each year: check them.',
  source: 'Ministerial Resolution 44 of 2022 on occupational health and safety',
  source_url: 'https://www.wam.ae/en/article/hszrh84c-uae-implement-midday-work-break-from-june',
  ...{ options: [], option: null, exemptions: [] },
  duties: [
    {
      ...{ duty_key: 'stop_midday', kind: 'stop_work', in_sun: true },
      text: 'No work in direct sun from 12:30 to 15:00, from 15 June to 15 September',
      ...{ citation: 'Ministerial Resolution 44 of 2022', is_verified: true },
      triggers: [
        {
          ...{ metric: 'clock', from: '12:30', until: '15:00' },
          ...{ first_day: '06-15', last_day: '09-15' },
        },
      ],
    },
  ],
};
