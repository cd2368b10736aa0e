/** Texts of the screen of strategies. */
export const strategyTexts = {
  sentence:
    'How often people should be tested. A person’s own strategy overrides the ones for their tags, which override the one for everybody.',
  needsConnection: 'Connect to change strategies.',
  about: 'Applies to people who have neither their own strategy nor a tag with one.',
  initial: 'These default values apply until you save a strategy.',
  tags: 'If a person has several tags, the one with the most tests per day applies.',
  people: 'Overrides all others.',
  noTags: 'A crew that works in the heat may need more tests than others.',
  noPeople: 'A person may need more or fewer tests than their crew.',
  saved: 'Strategy saved.',
  removed: (name: string) => `Strategy for ${name} removed.`,
} as const;
