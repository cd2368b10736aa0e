import type { Acclimatisation, Clothing, RestPlace } from '#heat/domain';

/** Sentences of the crew card that are its screen's own. */
export const crewTexts = {
  title: 'Crew card',
  open: 'Crew card',
  job: 'Job',
  day: 'Day',
  clothing: 'Clothing',
  used: 'Used to the heat',
  rest: 'Rest in',
  hour: 'Hour',
  work: 'Work and rest',
  spells: 'Spells, longest stretch',
  water: 'Water each',
  crew: 'For all',
  wbgt: 'WBGT, limit',
  air: 'Air, wind, heat index',
  /** What clothing adds: '+3 clothing', '−1 clothing'. */
  clothes: (kelvin: number) => `${kelvin > 0 ? '+' : '\u2212'}${String(Math.abs(kelvin))} clothing`,
  none: '–',
  differences: 'Where the risk score and this advice differ',
  ranges: 'Outside the range of a method',
  matrix: 'Risk matrix',
  planner: 'Best hours',
  cautious:
    'Minutes are for the heavy end of the class. Unless the crew is acclimatised, they are for people who are not.',
  source:
    'WBGT in the open after Liljegren (2008). Minutes by NIOSH 2016-106 for the mean of the hour and by ISO 7933 for the body: spells and rests keep it at or below 38 °C, and its loss of water under 5 % of its mass, for half a shift. Longest stretch: without a break, by ISO 7933.',
  noJobs: 'No assessed job here',
  noJobsAbout:
    'Assess a job and give people this location: its metabolic work rate decides the card.',
  noWeather: 'No weather for this day',
  noWeatherAbout:
    'The card needs a forecast with the radiation of the sun. It comes with the next sync.',
  noPlace: 'Location not found',
  noPlaceAbout: 'It has no coordinates, or you may not see it.',
} as const;

export const clothingWords: Readonly<Record<Clothing, string>> = {
  shorts: 'Shorts and T-shirt',
  work_clothes: 'Work clothes',
  cloth_coverall: 'Cloth coverall',
  sms_coverall: 'SMS coverall',
  polyolefin_coverall: 'Polyolefin coverall',
  double_layer: 'Double layer of clothes',
  vapour_barrier: 'Vapour-barrier coverall',
};

export const acclimatisationWords: Readonly<Record<Acclimatisation, string>> = {
  acclimatised: 'Yes',
  unacclimatised: 'Not yet',
  unknown: 'Not known',
};

export const restWords: Readonly<Record<RestPlace, string>> = {
  shade: 'Shade',
  'air-conditioned': 'Air conditioning',
};

/** The place of rest as the notes describe it. */
export const restAbout: Readonly<Record<RestPlace, string>> = {
  shade: 'Rest: in the shade, with 100 to 150 W/m² of diffuse sunlight by day.',
  'air-conditioned':
    'Rest: in an air-conditioned place at 24 °C and 50 % humidity, without sun. It counts by its WBGT; the body of ISO 7933 rests in the shade.',
};
