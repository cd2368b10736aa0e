import {
  osha,
  outdoor,
  oregon,
  washington,
  maryland,
  qatar,
  emirates,
  niosh,
  quart,
  tenInTwo,
  fifteenInTwo,
  fifteenInOne,
  everyKind,
  light,
  moderate,
  heavy,
  fresh,
  back,
  at,
  worked,
} from './test-worked.ts';
import type { WorkedSituation } from './test-worked.ts';

/** Situations of states, of the Gulf, of NIOSH and of several packs; see `federalSituations`. */
export const otherSituations: readonly WorkedSituation[] = [
  // Oregon: heat index, option A.
  worked(
    'Oregon, heat index 80',
    oregon,
    { heat_index_f: 80 },
    { water: ['0.946 L per hour, at most 77 F', oregon] },
    ['rest'],
  ),
  worked(
    'Oregon, light work under 90 is exempt',
    oregon,
    { heat_index_f: 89.9, work_rate: light },
    {},
    everyKind,
  ),
  worked(
    'Oregon, light work at 90',
    oregon,
    { heat_index_f: 90, work_rate: light },
    { rest: [tenInTwo, oregon] },
  ),
  worked('Oregon, 99.9', oregon, { heat_index_f: 99.9 }, { rest: [tenInTwo, oregon] }),
  worked('Oregon, 100', oregon, { heat_index_f: 100 }, { rest: [fifteenInOne, oregon] }),
  worked(
    'Oregon, 10 minutes in each hour are exempt',
    oregon,
    { heat_index_f: 105, exposure_minutes: 10 },
    {},
    everyKind,
  ),
  worked(
    'Oregon, unknown work is not light',
    oregon,
    { heat_index_f: 85, work_rate: -1 },
    { water: ['0.946 L per hour, at most 77 F', oregon] },
  ),

  // Washington: air, 52 F in clothing that does not breathe.
  worked('Washington, 79.9 F', washington, { air_f: 79.9 }, {}, everyKind),
  worked(
    'Washington, 52 F in a suit',
    washington,
    { air_f: 52, non_breathable: true },
    { water: [quart, washington] },
    ['rest'],
  ),
  worked(
    'Washington, 51.9 F in a suit',
    washington,
    { air_f: 51.9, non_breathable: true },
    {},
    everyKind,
  ),
  worked('Washington, 90 F', washington, { air_f: 90 }, { rest: [tenInTwo, washington] }),
  worked('Washington, 100 F', washington, { air_f: 100 }, { rest: [fifteenInOne, washington] }),
  worked(
    'Washington, day 14 of a new worker',
    washington,
    { air_f: 80, crew: fresh(14) },
    { observation: ['first 14 days', washington] },
  ),

  // Maryland: 90 to 100, and over 100.
  worked('Maryland, 90', maryland, { heat_index_f: 90 }, { rest: [tenInTwo, maryland] }),
  worked('Maryland, 100', maryland, { heat_index_f: 100 }, { rest: [tenInTwo, maryland] }),
  worked('Maryland, 100.1', maryland, { heat_index_f: 100.1 }, { rest: [fifteenInOne, maryland] }),
  worked(
    'Maryland, absence of 7 days',
    maryland,
    { heat_index_f: 80, crew: back(1, 7) },
    { acclimatisation: ['plan of 14 days', maryland] },
  ),
  worked('Maryland, absence of 6 days', maryland, { heat_index_f: 80, crew: back(1, 6) }, {}, [
    'acclimatisation',
  ]),

  // Qatar and the Emirates.
  worked(
    'Qatar, WBGT 32.1 in January',
    qatar,
    { wbgt_c: 32.1, time: at('2026-01-15', '12:00') },
    { water: ['drinking water', qatar] },
    ['stop_work'],
  ),
  worked(
    'Qatar, WBGT 32.2 in January, indoors',
    qatar,
    { wbgt_c: 32.2, time: at('2026-01-15', '12:00'), place: 'indoor', in_sun: false },
    { stop_work: ['stop', qatar] },
  ),
  worked(
    'Qatar, 10:00 on 1 June',
    qatar,
    { time: at('2026-06-01', '10:00') },
    { stop_work: ['stop', qatar] },
  ),
  worked('Qatar, 09:59', qatar, { time: at('2026-06-01', '09:59') }, {}, ['stop_work']),
  worked('Qatar, 15:30', qatar, { time: at('2026-07-01', '15:30') }, {}, ['stop_work']),
  worked('Qatar, 31 May', qatar, { time: at('2026-05-31', '12:00') }, {}, ['stop_work']),
  worked(
    'Qatar, 15 September',
    qatar,
    { time: at('2026-09-15', '15:29') },
    { stop_work: ['stop', qatar] },
  ),
  worked('Qatar, 16 September', qatar, { time: at('2026-09-16', '12:00') }, {}, ['stop_work']),
  worked(
    'Qatar, indoors in July',
    qatar,
    { time: at('2026-07-01', '12:00'), place: 'indoor', in_sun: false, wbgt_c: 30 },
    {},
    ['stop_work'],
  ),
  worked(
    'Emirates, 12:30 in the sun',
    emirates,
    { time: at('2026-06-15', '12:30') },
    { stop_work: ['stop', emirates] },
  ),
  worked(
    'Emirates, in the shade',
    emirates,
    { time: at('2026-06-15', '12:30'), in_sun: false },
    {},
    everyKind,
  ),
  worked('Emirates, 15:00', emirates, { time: at('2026-06-15', '15:00') }, {}, everyKind),
  worked(
    'Emirates, the hour from 12:00 has work in the window',
    emirates,
    { time: { date: '2026-08-01', from: 720, until: 780 } },
    { stop_work: ['stop', emirates] },
  ),
  worked(
    'Emirates, sun unknown',
    emirates,
    { time: at('2026-08-01', '13:00'), in_sun: null, place: null },
    { stop_work: ['stop', emirates] },
    [],
    { stop_work: ['sun'] },
  ),

  // NIOSH. x minutes of work: mean WBGT at most the limit for the mean rate, with 115 W at rest.
  worked(
    'NIOSH, moderate, acclimatised, 27.4 is under the REL of 27.46',
    niosh,
    { wbgt_c: 27.4, wbgt_at_rest_c: 25 },
    {},
    everyKind,
  ),
  worked(
    // x = 55: WBGT 27.29; rate 329.5, limit 27.74. x = 60: limit 27.46.
    'NIOSH, moderate, acclimatised, 27.5',
    niosh,
    { wbgt_c: 27.5, wbgt_at_rest_c: 25 },
    { rest: ['5 min every 60 min', niosh] },
  ),
  worked(
    // x = 20: WBGT 26.67; rate 231.7, limit 26.56. x = 15: WBGT 26.5; rate 202.5, limit 27.38.
    'NIOSH, heavy, first day, 28',
    niosh,
    { wbgt_c: 28, wbgt_at_rest_c: 26, work_rate: heavy, crew: fresh(1) },
    { rest: ['45 min every 60 min', niosh] },
  ),
  worked(
    'NIOSH, light, acclimatised, 29.4 is under the REL of 29.48',
    niosh,
    { wbgt_c: 29.4, wbgt_at_rest_c: 29.4, work_rate: light },
    {},
    everyKind,
  ),
  worked(
    // The limit for rest alone is 59.9 - 14.1 log10 115 = 30.84.
    'NIOSH, moderate, not acclimatised, 36 at work and 31 at rest',
    niosh,
    {
      ...{ wbgt_c: 36, wbgt_at_rest_c: 31, work_rate: moderate },
      crew: { state: 'unknown', day: null, absence_days: null },
    },
    { rest: ['60 min every 60 min', niosh] },
  ),

  // Several packs.
  worked(
    'OSHA and California in agriculture at 95 F',
    [osha, outdoor],
    { air_f: 95, heat_index_f: 100, industry: 'agriculture' },
    // 15 of 120 minutes are more than 10. Of equal water the rule in force is named.
    { rest: [fifteenInTwo, osha], water: [quart, outdoor] },
  ),
  worked(
    'Oregon and OSHA at 100',
    [oregon, osha],
    { heat_index_f: 100 },
    { rest: [fifteenInOne, oregon], water: ['0.946 L per hour, at most 77 F', oregon] },
  ),
  worked(
    'Washington and NIOSH, heavy, first day, WBGT 28',
    [washington, niosh],
    { air_f: 101, wbgt_c: 28, wbgt_at_rest_c: 26, work_rate: heavy, crew: fresh(1) },
    { rest: ['45 min every 60 min', niosh] },
  ),
  worked(
    'Qatar and the Emirates at 12:30',
    [qatar, emirates],
    { time: at('2026-07-10', '12:30') },
    { stop_work: ['stop', emirates], water: ['drinking water', qatar] },
  ),
  worked(
    'Maryland and Oregon at exactly 100',
    [maryland, oregon],
    { heat_index_f: 100 },
    { rest: [fifteenInOne, oregon] },
  ),
  worked(
    'OSHA and Maryland, first day of a new worker',
    [maryland, osha],
    { heat_index_f: 85, crew: fresh(1) },
    { acclimatisation: ['20 %', osha], water: [quart, maryland] },
  ),
  worked('no pack', [], { air_f: 110, heat_index_f: 130, wbgt_c: 36 }, {}, everyKind),
];
