import { cautiousSodium, typicalSodium } from '#morning-sheets/domain';
import { countOf } from '#packages/kit';
import type { Sizes } from '#supplies/domain';

/** 'The predicted sweat loss is 4 L.' */
function lossText(need: string | null): string {
  return `The predicted sweat loss is ${need ?? 'not known'}.`;
}

/** Texts about water and salt for shifts. */
export const supplyTexts = {
  title: 'Water and salt',
  titleOf: (place: string) => `Water and salt, ${place}`,
  print: 'Print',
  csv: 'CSV',
  sentence: (day: string) => `${day}: what to pick for each shift`,
  sizes: 'Sizes to pick',
  people: (count: number) => countOf(count, 'person', 'people'),
  water: 'Water',
  salt: 'Salt',
  ice: 'Ice',
  why: 'Why',
  shift: 'Shift',
  total: 'Total for the day',
  byFloor: (floor: string, need: string | null) =>
    `The legal minimum of 0.946 L per person and hour (${floor}). ${lossText(need)}`,
  byRule: (name: string, floor: string, need: string | null) =>
    `Required by ${name} (${floor}). ${lossText(need)}`,
  byBoth: (name: string | null, floor: string, need: string) =>
    `For each person the larger of ${name === null ? 'the legal minimum of 0.946 L an hour' : `what ${name} requires`} (${floor} for all) and the predicted sweat loss (${need} for all).`,
  byNeed: (floor: string, need: string) =>
    `The predicted sweat loss (${need}) is more than the legal minimum of 0.946 L per person and hour (${floor}).`,
  atHand: 'It must be at hand; no one should drink more than 1.42 L an hour.',
  sodium: (sodium: string, salt: string) => `${sodium} of sodium, ${salt} of salt`,
  cool: (name: string, degrees: string) => `${name}: water at most ${degrees}`,
  coolUnknown: 'The weather is not known: bring ice for the hottest day.',
  noIce: 'The air is cool enough.',
  noCool: 'No rule asks for cool water.',
  untested: (count: number) =>
    `${countOf(count, 'person', 'people')} without a sweat test: ${String(typicalSodium)} mg of sodium per litre of sweat, the mean of 506 people.`,
  hidden: (count: number) =>
    `Values hidden for ${countOf(count, 'person', 'people')}: ${String(cautiousSodium)} mg of sodium per litre of sweat, to be on the safe side. It is two standard deviations above the mean of 506 people (Baker 2016), enough for about 97 of 100 people.`,
  unknown: (hours: string) =>
    `${hours} person-hours have no forecast or no assessed job. They count with the legal minimum of water and no salt, as their sweat loss is not known.`,
  noSalt: 'Not known, as salt follows from the predicted sweat loss.',
  over: 'This shift is over.',
  source:
    'Predicted sweat loss: ISO 7933 as on the crew card, for continuous work. Sodium: sweat loss times the sodium of the newest sweat test. Meals replace part of the salt. No one should drink more than 1.42 L an hour. Ice cools the water from the hottest air of the shift.',
  simulated: 'Forecast',
  updated: (time: string) => `Forecast updated ${time}`,
  noForecast:
    'No forecast for this location: all hours count with the legal minimum of water and no salt.',
  noDate: 'No list for this day',
  noDateAbout: 'Lists are available from 55 days ago to the end of the forecast.',
  noLocation: 'Location not found',
  noLocationAbout: 'It was deleted, or it is not a location.',
  notPermitted: 'You cannot see other people',
  notPermittedAbout: 'The list counts the people on shift. An admin can give you access to them.',
  sizeInvalid: (least: number, most: number) => `From ${String(least)} to ${String(most)}`,
} as const;

/** Labels of the sizes, with their units. */
export const sizeTexts: Readonly<Record<keyof Sizes, readonly [label: string, unit: string]>> = {
  bottle: ['Bottle', 'L'],
  canister: ['Canister', 'L'],
  packet: ['Packet of salt', 'g'],
  bag: ['Bag of ice', 'kg'],
};

/** Head of the file. */
export const fileHead = [
  ...['Location', 'Shift start', 'Shift end', 'People', 'Person-hours', 'Legal minimum L'],
  ...['Predicted loss L', 'Water L', 'Why', 'Sodium g', 'Salt g', 'People without sweat test'],
  ...['People with hidden values'],
  ...['Person-hours not known', 'Warmest water °F', 'Ice kg'],
  ...['Canisters', 'Bottles', 'Salt packets', 'Bags of ice'],
] as const;
