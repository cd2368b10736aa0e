import { countOf } from '#packages/kit';
import type { DutyKind, Industry, PackContent } from '#rule-packs/contract';
import type { Unknown } from '#rule-packs/domain';

/** Texts about rule packs. */
export const packTexts = {
  title: 'Rule packs',
  sentence: 'What the law and recommendations ask for in the heat. Guidance, not legal advice.',
  guidance:
    'Guidance, not legal advice. Read the source, and ask the authority or a lawyer about your case.',
  search: 'Search rule packs',
  noMatch: 'No rule packs match this filter.',
  none: 'No rule packs',
  noneAbout: 'The built-in rule packs appear here with the next sync.',
  own: 'Own',
  builtIn: 'Built in',
  retired: 'Retired',
  versionOf: (name: string, version: number) => `${name}, version ${String(version)}`,
  currentVersion: 'Current version',
  changedBy: (time: string, by: string, what: string) => `Changed ${time} by ${by}: ${what}`,
  version: (version: number) => `Version ${String(version)}`,
  copiedFrom: (name: string) => `Copied from ${name}`,
  aboutPack: 'About this pack',
  certainty: 'Certainty',
  source: 'Source',
  openSource: 'Open the source',
  valid: 'Valid',
  validAlways: 'No dates noted',
  validFrom: (date: string) => `From ${date}`,
  validUntil: (date: string) => `Until ${date}`,
  option: 'Option',
  exemptions: 'Exemptions',
  noExemptions: 'None',
  shortExposure: (minutes: number) => `At most ${String(minutes)} min of heat in an hour`,
  lightWork: (below: string) => `Light work below a heat index of ${below}`,
  usedBy: 'Used by',
  usedByNone: 'No location follows this pack yet. Choose packs on the page of a location.',
  duties: 'Duties',
  dutiesAbout: 'Each with the heat from which it applies, and its citation.',
  duty: 'Duty',
  when: 'When',
  amount: 'What',
  citation: 'Citation',
  notVerified: 'Noted from memory, check the source',
  history: 'History',
  historyAbout: 'Versions of this pack. Old versions stay as they were.',
  historyOffline: 'Connect to see the versions.',
  changed: 'Changed',
  by: 'By',
  what: 'Change',
  anotherPerson: 'another person',
  copy: 'Copy and edit',
  edit: 'Edit',
  retire: 'Retire',
  restore: 'Restore',
  retireQuestion: (name: string) => `Retire ${name}?`,
  retireAbout: (locations: number) =>
    locations === 0
      ? 'No location follows it. It can be restored later.'
      : `${countOf(locations, 'location')} ${locations === 1 ? 'follows' : 'follow'} it. Its duties will no longer apply there. It can be restored later.`,
  retiredDone: 'Rule pack retired.',
  restoredDone: 'Rule pack restored.',
  created: 'Rule pack copied.',
  saved: 'Rule pack saved as a new version.',
  needsConnection: 'Connect to change rule packs.',
  notFound: 'Rule pack not found',
  notFoundAbout: 'It was removed, or the link is wrong.',
  versionsForAdmins: 'Only admins can open earlier versions',
  versionsForAdminsAbout: 'You can read the current version of the pack.',
  onlyAdmins: 'Only admins can change rule packs',
  onlyAdminsAbout: 'You can read the packs that the locations follow.',
  goToPacks: 'All rule packs',
  makeRule: 'Create matching alert rule',
  makeRuleBy: (metric: string) => `Create matching alert rule by ${metric}`,
  ruleFor: (name: string, duty: string) => `${name} for ${duty}`,
  ruleWithout: (triggers: string) => `Not in an alert rule: ${triggers}`,
  ruleLocations: (most: number, all: number) =>
    `The rule gets the first ${String(most)} of ${String(all)} locations. Add the others in its form.`,

  chooseTitle: 'Rule packs',
  chooseAbout:
    'All duties apply. A duty that another one covers is not shown. Duties show on the crew card, and breaks follow the rule that asks for more rest.',
  chooseReadOnly: 'Admins and managers of this location choose its rule packs.',
  suggested: 'Suggested',
  suggestedBy: (town: string, place: string) =>
    `Suggested for ${place}: the nearest town is ${town}.`,
  noSuggestion:
    'There is no pack for this country. Without packs, the advice of the crew card stays as it is.',
  noPlace: 'Set the coordinates of this location to get suggestions.',
  suggestionOffline: 'Connect to get suggestions.',
  useSuggested: 'Choose suggested',
  packs: 'Packs',
  noPacks: 'No rule packs are chosen.',
  industry: 'Industry of the work here',
  industryHint:
    'Some duties apply only to certain industries. If the industry is not known, they apply.',
  unknown: 'Not known',
  radiantHeat: 'Furnaces, ovens or other hot surfaces',
  yes: 'Yes',
  no: 'No',
  choiceSaved: 'Rule packs saved.',
  choiceConflict: {
    title: 'Overwrite the packs of this location?',
    text: 'Somebody else chose packs here while you did. Overwrite their choice with yours, or reload it and lose your changes.',
    overwrite: 'Overwrite',
    reload: 'Reload',
  },

  crewTitle: 'Duties by the rules',
  crewTitleOf: (job: string, place: string) => `Duties by the rules, ${job}, ${place}`,
  stopNow: 'Stop work now',
  stopAt: (hours: string) => `Stop work ${hours}`,
  stopAbout: (pack: string) =>
    `Required by ${pack}. No one works in these hours: drink and stay in the shade.`,
  crewNone: 'The rule packs of this location require nothing in these hours.',
  ofNew: 'New and returning people',
  also: (names: string) => `Also covers ${names}`,
  unknownThings: (things: string) => `${things} not known, so it applies`,
  more: (count: number) => countOf(count, 'more duty', 'more duties'),
} as const;

/** Names of the kinds of duties. */
export const kindWords: Readonly<Record<DutyKind, string>> = {
  stop_work: 'Stop work',
  rest: 'Rest',
  water: 'Water',
  shade: 'Shade',
  acclimatisation: 'Acclimatisation',
  observation: 'Observation',
  contact: 'Contact',
  notice: 'Notice',
  records: 'Records',
  plan: 'Plan',
};

/** Metrics of alert rules. */
export const ruleMetricWords = { temp: 'temperature', heat_index: 'heat index' } as const;

export const statusWords: Readonly<Record<PackContent['status'], string>> = {
  in_force: 'In force',
  recommended: 'Recommended',
  proposed: 'Proposed, not final',
};

export const industryWords: Readonly<Record<Industry, string>> = {
  agriculture: 'Agriculture',
  construction: 'Construction',
  landscaping: 'Landscaping',
  oil_and_gas: 'Oil and gas',
  heavy_transport: 'Transport of heavy goods',
  other: 'Another industry',
};

/** What was not known, for sentences. */
export const unknownWords: Readonly<Record<Unknown, string>> = {
  air: 'temperature',
  heat_index: 'humidity',
  wbgt: 'WBGT',
  work_rate: 'work rate',
  clothing: 'clothing',
  radiant_heat: 'radiant heat',
  place: 'indoors or outdoors',
  sun: 'sun or shade',
  industry: 'industry',
  crew: 'acclimatisation',
  heat_wave: 'heat wave',
};
