import type { Acclimatisation, Clothing } from '#heat/domain';

/** Sentences of the crew card that are its screen's own. */
export const crewTexts = {
  title: 'Crew card',
  open: 'Crew card',
  job: 'Job',
  day: 'Day',
  clothing: 'Clothing',
  used: 'Used to the heat',
  hour: 'Hour',
  work: 'Work',
  rest: 'Rest',
  longest: 'Longest at a stretch, h:min',
  person: 'Water each',
  crew: 'Water for all',
  none: '–',
  noWork: 'No work',
  wholeHour: '60 min',
  band: 'Minutes of work are for the middle of the class; the range is for its heaviest and its lightest work.',
  source:
    'WBGT in the open after Liljegren (2008), rest in the shade. Minutes by NIOSH 2016-106, water by ISO 7933, never above 1.42 litres an hour.',
  stretch:
    'Longest at a stretch: until the body is at 38 °C or 5 % of its mass is lost as sweat, by ISO 7933 with the sun on somebody who stands by VDI 3787, from the heaviest work of the class to its middle. Not told of clothes that let no vapour through, nor above 50 °C or 4.5 kPa of vapour.',
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
};
