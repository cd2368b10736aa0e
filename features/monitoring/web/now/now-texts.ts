import { countText } from '#packages/kit';

/** Texts of the Now screen. */
export const nowTexts = {
  title: 'Now',
  location: 'Location',
  all: 'All locations',
  choose: (place: string) => `Location: ${place}. Choose another one`,
  onShift: (people: number) => `${countText(people)} on shift`,
  actionsFor: (name: string) => `Actions for ${name}`,
  call: (name: string) => `Call ${name}`,
  logDrink: (name: string) => `Log a drink for ${name}`,
  open: (name: string) => `Open the page of ${name}`,
  callNumber: (phone: string) => `Call ${phone}`,
  drink: 'Log a drink',
  drinkLogged: 'Drink logged',
  retest: 'Add a re-test',
  page: 'Open the page of this person',
  incident: 'Make an incident file',
  onShiftNow: 'On shift now',
  figures: 'Figures',
  full: 'Full overview',
  fullAbout: 'Filter, risk matrix, weather, charts',
} as const;
