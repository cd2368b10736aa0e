/** Texts of the screen of strategies. */
export const strategyTexts = {
  sentence:
    'How often people should be tested. A person’s own holds before their tags’, and these before everybody’s.',
  needsLine: 'Strategies are changed online only.',
  about: 'Holds for whoever has no strategy of their own and wears no tag with one.',
  initial: 'Nothing was saved yet: this is what holds until then.',
  tags: 'Of several tags the one with the most tests per day holds.',
  people: 'Holds before every other.',
  noTags: 'A crew that works in the heat may need more tests than everybody.',
  noPeople: 'Somebody may need more tests, or fewer, than their crew.',
  saved: 'Strategy saved.',
  removed: (name: string) => `Strategy of ${name} removed.`,
  undo: 'Undo',
} as const;
