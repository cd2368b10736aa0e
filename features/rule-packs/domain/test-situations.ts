import type { DutyKind } from '#rule-packs/contract';
import type { Situation } from './situation.ts';

/** A situation worked by hand: the duty of some kinds with its pack, and the kinds without one. */
export interface WorkedSituation {
  title: string;
  packs: readonly string[];
  given: Partial<Situation>;
  /** The strictest duty as in the table of the rules, and the pack that asks for it. */
  duties: Readonly<Partial<Record<DutyKind, readonly [amount: string, pack: string]>>>;
  none: readonly DutyKind[];
  /** What was not known, so that the cautious answer is given; by kind. */
  unknown?: Readonly<Partial<Record<DutyKind, readonly string[]>>>;
}

const osha = 'us-osha-2024';
const outdoor = 'us-ca-3395';
const indoor = 'us-ca-3396';
const oregon = 'us-or-437-002-0156';
const washington = 'us-wa-296-62-095';
const maryland = 'us-md-09-12-32';
const qatar = 'qa-17-2021';
const emirates = 'ae-44-2022';
const niosh = 'niosh-2016-106';

const quart = '0.946 L per hour';
const tenInTwo = '10 min every 120 min';
const fifteenInTwo = '15 min every 120 min';
const fifteenInOne = '15 min every 60 min';
const everyKind: readonly DutyKind[] = [
  ...(['stop_work', 'rest', 'water', 'shade', 'acclimatisation', 'observation'] as const),
  ...(['contact', 'notice', 'records', 'plan'] as const),
];

const [light, moderate, heavy] = [2, 4, 6];
const fresh = (day: number) => ({ state: 'new', day, absence_days: null }) as const;
const back = (day: number, absence_days: number) =>
  ({ state: 'returning', day, absence_days }) as const;
const at = (date: string, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { date, from: hour * 60 + minute, until: hour * 60 + minute + 1 };
};

function worked(
  title: string,
  packs: string | readonly string[],
  given: Partial<Situation>,
  duties: WorkedSituation['duties'],
  none: readonly DutyKind[] = [],
  unknown?: WorkedSituation['unknown'],
): WorkedSituation {
  const chosen = typeof packs === 'string' ? [packs] : packs;
  return { title, packs: chosen, given, duties, none, ...(unknown && { unknown }) };
}

// Limits in degrees Celsius WBGT, at the heavy end of each class (233, 349, 465 W):
//   RAL = 59.9 - 14.1 log10 W: light 26.52, moderate 24.05, heavy 22.29
//   REL = 56.7 - 11.5 log10 W: light 29.48, moderate 27.46, heavy 26.02

/**
 * Situations worked by hand from the table of the rules. What is not given: moderate work outdoors
 * in the sun by acclimatised people in breathable clothing, in an industry that no rule names, on 10
 * July at noon, 75 °F of air and heat index, 18 °C of WBGT, no heat wave.
 */
export const workedSituations: readonly WorkedSituation[] = [
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
