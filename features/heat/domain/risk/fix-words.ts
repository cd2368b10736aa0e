import { factorTexts } from '#jobs/contract';
import type { RiskFactor } from '#tags/contract';
import type { FactorChange } from './safe-changes.ts';

/** What to do, by the factor and its new value. */
const actions: Readonly<Partial<Record<RiskFactor, Readonly<Record<number, string>>>>> = {
  _confined_space: {
    0: 'Take the work out of the confined space, or let a machine do it',
    1: 'Open up and ventilate the space with fans',
  },
  _task_complexity: {
    0: 'Automate the task or split it into routine steps',
    1: 'Split the task into simple steps',
    2: 'Do the difficult parts beforehand in a cool place',
  },
  _stairs: {
    0: 'Use a lift or a hoist so that nobody climbs',
    1: 'Use a lift or a hoist for all but one level',
    2: 'Use a lift or a hoist for the upper levels',
  },
  _sun_exposure: {
    0: 'Move the work under a roof',
    1: 'Put up shade over the whole work area',
    2: 'Put up shade over the work area',
  },
  _work_area_surface: {
    0: 'Insulate the surfaces, or let them cool before the work starts',
    1: 'Cover or cool the surfaces that people touch',
    2: 'Shield the hottest surfaces',
  },
  _distance_from_cool_rest_area: {
    0: 'Set up a cool rest area beside the work',
    1: 'Set up a cool rest area near the work',
    2: 'Move the cool rest area closer',
  },
  _distance_from_drinking_water: {
    0: 'Put cool drinking water beside the work',
    1: 'Put cool drinking water near the work',
    2: 'Move the drinking water closer',
  },
  _exposure_period: {
    0: 'Rotate the crew, so that nobody works longer than 30 min at a time',
    1: 'Rotate the crew, so that nobody works longer than 1 h at a time',
    2: 'Rotate the crew, so that nobody works longer than 2 h at a time',
  },
  _metabolic_work_rate: {
    2: 'Let machines do the heavy part, or work at the pace of light work',
    4: 'Work at a slower pace, with machine help for the heaviest part',
  },
  _acclimatisation: {
    0: 'Let the crew get used to the heat over 7 to 14 days, with shorter work',
    1: 'Let the crew get used to the heat over 4 days, with shorter work',
    2: 'Let the crew get used to the heat over 2 days, with shorter work',
  },
  _understanding_of_dehydration: {
    0: 'Train the crew on dehydration before their next shifts',
    2: 'Brief the crew on dehydration before the shift',
  },
};

/** Answers that are unclear without their question. */
const answers: Readonly<Partial<Record<RiskFactor, Readonly<Record<number, string>>>>> = {
  _confined_space: { 0: 'no confined space', 3: 'a confined space' },
  _stairs: { 0: 'no climbing' },
};

/** A change in words: what to do, and the changed answers. */
export interface FixWords {
  readonly action: string;
  /** 'part shade instead of no shade' */
  readonly change: string;
}

/** What to do for a change: 'Put up shade over the work area', 'part shade instead of no shade'. */
export function fixWords({ factor, from, to }: FactorChange): FixWords {
  const { title, choices } = factorTexts[factor];
  const wordOf = (points: number) =>
    answers[factor]?.[points] ??
    (choices.find(([value]) => value === points)?.[1] ?? String(points)).toLowerCase();
  return {
    action: actions[factor]?.[to] ?? title,
    change: `${wordOf(to)} instead of ${wordOf(from)}`,
  };
}
