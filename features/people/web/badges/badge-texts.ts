import { countOf } from '#packages/kit';

/** Texts of the badges. */
export const badgeTexts = {
  title: 'Badges',
  print: 'Print badges',
  sentence: (count: number) => `${countOf(count, 'badge')} to print, cut and hand out.`,
  note: 'A supervisor scans a badge in the run-through of a session to select the person. A badge is no sign-in: it contains only the address of the person’s page, which opens for people who may see it.',
  empty: 'No badges here',
  emptyAbout: 'Select people in the list of people, then Print badges.',
  selectPeople: 'Select people',
  backToPeople: 'People',
  tooMany: (most: number) => `Select at most ${String(most)} people.`,
} as const;
