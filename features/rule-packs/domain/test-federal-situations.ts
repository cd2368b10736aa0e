import {
  osha,
  outdoor,
  indoor,
  quart,
  tenInTwo,
  fifteenInTwo,
  everyKind,
  heavy,
  fresh,
  back,
  worked,
} from './test-worked.ts';
import type { WorkedSituation } from './test-worked.ts';

// Limits in degrees Celsius WBGT, at the heavy end of each class (233, 349, 465 W):
//   RAL = 59.9 - 14.1 log10 W: light 26.52, moderate 24.05, heavy 22.29
//   REL = 56.7 - 11.5 log10 W: light 29.48, moderate 27.46, heavy 26.02

/**
 * Situations worked by hand from the table of the rules. What is not given: moderate work outdoors
 * in the sun by acclimatised people in breathable clothing, in an industry that no rule names, on 10
 * July at noon, 75 °F of air and heat index, 18 °C of WBGT, no heat wave.
 */
export const federalSituations: readonly WorkedSituation[] = [
  // US OSHA proposal: initial trigger 80 F or RAL, high trigger 90 F or REL.
  worked(
    'OSHA, heat index 79.9',
    osha,
    { air_f: 78, heat_index_f: 79.9, wbgt_c: 20 },
    { plan: ['from 11 people', osha] },
    ['water', 'rest', 'acclimatisation', 'observation', 'stop_work'],
  ),
  worked(
    'OSHA, heat index 80',
    osha,
    { air_f: 80, heat_index_f: 80 },
    { water: [quart, osha], rest: ['as needed, on request', osha] },
    ['acclimatisation', 'observation', 'contact', 'notice'],
  ),
  worked(
    'OSHA, first day of a new worker at 89.9',
    osha,
    { air_f: 86, heat_index_f: 89.9, crew: fresh(1) },
    { acclimatisation: ['20 %', osha], rest: ['as needed, on request', osha] },
    ['observation', 'contact', 'notice'],
  ),
  worked(
    'OSHA, heat index 90',
    osha,
    { air_f: 86, heat_index_f: 90 },
    {
      rest: [fifteenInTwo, osha],
      observation: ['at most 20 people per observer', osha],
      contact: ['every 120 min', osha],
      notice: ['notice', osha],
      water: [quart, osha],
    },
    ['acclimatisation'],
  ),
  worked(
    'OSHA, second day of a new worker',
    osha,
    { heat_index_f: 92, crew: fresh(2) },
    { acclimatisation: ['40 %', osha] },
  ),
  worked(
    'OSHA, third day of a new worker',
    osha,
    { heat_index_f: 92, crew: fresh(3) },
    { acclimatisation: ['60 %', osha] },
  ),
  worked(
    'OSHA, fourth day of a new worker',
    osha,
    { heat_index_f: 92, crew: fresh(4) },
    { acclimatisation: ['80 %', osha] },
  ),
  worked('OSHA, fifth day of a new worker', osha, { heat_index_f: 92, crew: fresh(5) }, {}, [
    'acclimatisation',
  ]),
  worked(
    'OSHA, first day after an absence of 15 days',
    osha,
    { heat_index_f: 85, crew: back(1, 15) },
    { acclimatisation: ['50 %', osha] },
  ),
  worked(
    'OSHA, third day after an absence of 20 days',
    osha,
    { heat_index_f: 85, crew: back(3, 20) },
    { acclimatisation: ['80 %', osha] },
  ),
  worked('OSHA, fourth day after an absence', osha, { heat_index_f: 85, crew: back(4, 20) }, {}, [
    'acclimatisation',
  ]),
  worked('OSHA, after an absence of 14 days', osha, { heat_index_f: 85, crew: back(1, 14) }, {}, [
    'acclimatisation',
  ]),
  worked(
    'OSHA, WBGT 24.1 with moderate work is over the RAL of 24.05',
    osha,
    { heat_index_f: 78, wbgt_c: 24.1 },
    { water: [quart, osha] },
  ),
  worked(
    'OSHA, WBGT 24.0 with moderate work is under the RAL',
    osha,
    { heat_index_f: 78, wbgt_c: 24 },
    {},
    ['water', 'rest'],
  ),
  worked(
    'OSHA, WBGT 26.1 with heavy work is over the REL of 26.02',
    osha,
    { heat_index_f: 84, wbgt_c: 26.1, work_rate: heavy },
    { rest: [fifteenInTwo, osha] },
  ),
  worked(
    'OSHA, WBGT 26.0 with heavy work is under the REL',
    osha,
    { heat_index_f: 84, wbgt_c: 26, work_rate: heavy },
    { rest: ['as needed, on request', osha] },
    ['observation'],
  ),
  worked(
    'OSHA, 15 minutes in each hour are exempt',
    osha,
    { heat_index_f: 100, exposure_minutes: 15 },
    {},
    everyKind,
  ),
  worked(
    'OSHA, 16 minutes in each hour are not exempt',
    osha,
    { heat_index_f: 100, exposure_minutes: 16 },
    { rest: [fifteenInTwo, osha] },
  ),
  worked(
    'OSHA, 85 F without humidity and WBGT may be over 90',
    osha,
    { air_f: 85, heat_index_f: null, wbgt_c: null },
    { rest: [fifteenInTwo, osha] },
    [],
    { rest: ['heat_index', 'wbgt'] },
  ),
  worked(
    'OSHA, 60 F without humidity cannot reach 80',
    osha,
    { air_f: 60, heat_index_f: null, wbgt_c: null },
    {},
    ['water', 'rest'],
  ),
  worked(
    'OSHA, the heat index decides without a WBGT',
    osha,
    { air_f: 82, heat_index_f: 85, wbgt_c: null },
    { rest: ['as needed, on request', osha] },
    ['observation'],
    { rest: [] },
  ),
  worked(
    'OSHA, sign indoors above 120 F',
    osha,
    { air_f: 121, heat_index_f: null, wbgt_c: null, place: 'indoor', in_sun: false },
    { notice: ['notice', osha] },
  ),

  // California outdoors: air, shade from 80, high heat at 95 for named industries.
  worked(
    'California outdoors, 79 F',
    outdoor,
    { air_f: 79 },
    {
      shade: ['on request', outdoor],
      water: [quart, outdoor],
      rest: ['5 min on request', outdoor],
    },
    ['observation'],
  ),
  worked('California outdoors, 80 F', outdoor, { air_f: 80 }, { shade: ['provided', outdoor] }),
  worked(
    'California outdoors, 95 F in agriculture',
    outdoor,
    { air_f: 95, industry: 'agriculture' },
    {
      rest: [tenInTwo, outdoor],
      observation: ['at most 20 people per observer', outdoor],
    },
  ),
  worked(
    'California outdoors, 94.9 F in agriculture',
    outdoor,
    { air_f: 94.9, industry: 'agriculture' },
    { rest: ['5 min on request', outdoor] },
    ['observation'],
  ),
  worked(
    'California outdoors, 95 F in construction',
    outdoor,
    { air_f: 95, industry: 'construction' },
    {
      rest: ['5 min on request', outdoor],
      observation: ['at most 20 people per observer', outdoor],
    },
  ),
  worked(
    'California outdoors, 95 F in another industry',
    outdoor,
    { air_f: 95, industry: 'other' },
    { rest: ['5 min on request', outdoor] },
    ['observation'],
  ),
  worked(
    'California outdoors, 95 F in an unknown industry',
    outdoor,
    { air_f: 95, industry: null },
    { rest: [tenInTwo, outdoor] },
    [],
    { rest: ['industry'] },
  ),
  worked(
    'California outdoors, day 14 of a new worker',
    outdoor,
    { air_f: 82, crew: fresh(14) },
    { observation: ['first 14 days', outdoor] },
  ),
  worked('California outdoors, day 15', outdoor, { air_f: 82, crew: fresh(15) }, {}, [
    'observation',
  ]),
  worked(
    'California outdoors, heat wave',
    outdoor,
    { air_f: 85, heat_wave: true },
    { observation: ['close', outdoor] },
  ),
  worked(
    'California outdoors does not apply indoors',
    outdoor,
    { air_f: 99, place: 'indoor', in_sun: false },
    {},
    everyKind,
  ),
  worked(
    'California outdoors, place of the job unknown',
    outdoor,
    { air_f: 85, place: null, in_sun: null },
    { shade: ['provided', outdoor] },
    [],
    { shade: ['place'] },
  ),

  // California indoors: the larger of air and heat index.
  worked(
    'California indoors, 81.9 F',
    indoor,
    { air_f: 81.9, heat_index_f: 81, place: 'indoor', in_sun: false },
    {},
    everyKind,
  ),
  worked(
    'California indoors, heat index 82',
    indoor,
    { air_f: 80, heat_index_f: 82, place: 'indoor', in_sun: false },
    {
      water: [quart, indoor],
      shade: ['provided below 82 F', indoor],
      rest: ['5 min on request', indoor],
    },
    ['records', 'observation'],
  ),
  worked(
    'California indoors, 87 F',
    indoor,
    { air_f: 87, heat_index_f: 85, place: 'indoor', in_sun: false },
    { records: ['12 months', indoor] },
  ),
  worked(
    'California indoors, 84 F in clothing that does not breathe',
    indoor,
    {
      ...{ air_f: 84, heat_index_f: 85, place: 'indoor', in_sun: false },
      non_breathable: true,
    },
    { records: ['12 months', indoor] },
  ),
  worked(
    'California indoors, 84 F beside a furnace',
    indoor,
    { air_f: 84, heat_index_f: 85, place: 'indoor', in_sun: false, radiant_heat: true },
    { records: ['12 months', indoor] },
  ),
  worked(
    'California indoors, 84 F with radiant heat unknown',
    indoor,
    { air_f: 84, heat_index_f: 85, place: 'indoor', in_sun: false, radiant_heat: null },
    { records: ['12 months', indoor] },
    [],
    { records: ['radiant_heat'] },
  ),
  worked('California indoors does not apply outdoors', indoor, { air_f: 99 }, {}, everyKind),
];
