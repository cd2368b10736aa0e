import type { Acclimatisation, Assumed, Clothing, RestPlace } from '#heat/domain';

/** Texts of the crew card. */
export const crewTexts = {
  title: 'Crew card',
  open: 'Crew card',
  job: 'Job',
  day: 'Day',
  clothing: 'Clothing',
  used: 'Acclimatised',
  rest: 'Rest place',
  hour: 'Hour',
  work: 'Work and rest',
  spells: 'Work periods, longest stretch',
  water: 'Water per person',
  crew: 'Whole crew',
  meter: 'by meter',
  wbgt: 'WBGT, limit',
  air: 'Air, wind, heat index',
  /** What the correction of the site adds; the part about readings says it in full. */
  correction: (kelvin: number) => `+${kelvin.toFixed(1)} site`,
  /** Effect of clothing: '+3 clothing', '−1 clothing'. */
  clothes: (kelvin: number) => `${kelvin > 0 ? '+' : '\u2212'}${String(Math.abs(kelvin))} clothing`,
  none: '–',
  byRule: 'by a rule',
  rules: 'Where a rule decides',
  ruledRest: (text: string) => `Rest: ${text}.`,
  ruledWater: (text: string) => `Water: ${text}.`,
  differences: 'Where the risk score and this advice differ',
  ranges: 'Outside the range of a method',
  matrix: 'Risk matrix',
  planner: 'Best hours',
  cautious:
    'Minutes assume the heaviest work in the job’s class and, unless Acclimatised is Yes, people who are not acclimatised.',
  source:
    'Outdoor WBGT after Liljegren (2008). Minutes follow NIOSH 2016-106 for the mean of the hour and ISO 7933: work and rest periods keep body temperature at or below 38 °C and water loss under 5 % of body mass, for half a shift. Longest stretch: the longest work without a break by ISO 7933.',
  noJobs: 'No assessed jobs here',
  noJobsAbout:
    'Assess a job and add people to this location. The card is based on the job’s metabolic work rate.',
  noWeather: 'No weather for this day',
  noWeatherAbout: 'The card needs a forecast with solar radiation. It arrives with the next sync.',
  noPlace: 'Location not found',
  noPlaceAbout: 'It has no coordinates, or you do not have permission to see it.',
} as const;

export const clothingWords: Readonly<Record<Clothing, string>> = {
  shorts: 'Shorts and T-shirt',
  work_clothes: 'Work clothes',
  cloth_coverall: 'Cloth coverall',
  sms_coverall: 'SMS coverall',
  polyolefin_coverall: 'Polyolefin coverall',
  double_layer: 'Double layer of clothing',
  vapour_barrier: 'Vapour-barrier coverall',
};

export const acclimatisationWords: Readonly<Record<Acclimatisation, string>> = {
  acclimatised: 'Yes',
  unacclimatised: 'Not yet',
  unknown: 'Unknown',
};

export const restWords: Readonly<Record<RestPlace, string>> = {
  shade: 'Shade',
  'air-conditioned': 'Air conditioning',
};

/** The assumptions about a crew in words. */
export function assumedWords({ clothing, used, rest }: Assumed): string {
  return [
    clothingWords[clothing].toLowerCase(),
    `acclimatised: ${acclimatisationWords[used].toLowerCase()}`,
    `rest: ${restWords[rest].toLowerCase()}`,
  ].join('; ');
}

/** Description of the place of rest in the notes. */
export const restAbout: Readonly<Record<RestPlace, string>> = {
  shade: 'Rest: in the shade, with 100 to 150 W/m² of diffuse sunlight by day.',
  'air-conditioned':
    'Rest: in an air-conditioned place at 24 °C and 50 % humidity, without sun. Its WBGT is used for the limit. The ISO 7933 calculation assumes rest in the shade.',
};
