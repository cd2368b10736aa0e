import { mostChosenPeople } from '#people/contract';
import { countOf, countText } from '#packages/kit';

/** Texts of the people filter. */
export const peopleFilterTexts = {
  title: 'Filter people',
  button: 'People',
  search: { withPlaces: 'Search name, tag, job or location', tagsOnly: 'Search name or tag' },
  people: 'People',
  labels: { withPlaces: 'Labels', tagsOnly: 'Tags' },
  showHidden: 'Show hidden users',
  showLastMeasurement: 'Show last measured time',
  selectAll: (count: number) => `Select all ${countText(count)}`,
  selectAllFound: (count: number) => `Select all ${countText(count)} found`,
  clear: 'Clear',
  clearSelection: 'Clear selection',
  measured: 'Measured',
  neverMeasured: 'Not measured yet',
  hidden: 'Hidden',
  nobody: 'No people yet',
  noLabels: 'No results found',
  /** Below the list: what Apply would do, or why no more people can be chosen. */
  chosen: (count: number) => `${countText(count)} selected`,
  found: (count: number) => `${countText(count)} found`,
  all: (count: number) => countOf(count, 'person', 'people'),
  applied: (count: number) =>
    count === 1
      ? 'Select Apply to show the person found.'
      : `Select Apply to show all ${countText(count)} people found.`,
  full: `You can select at most ${String(mostChosenPeople)} people one by one. Use a search or a tag to show more.`,
  noMatch: (text: string) => `No people match “${text}”.`,
  toLabels: (count: number, hasPlaces: boolean) =>
    `Show ${hasPlaces ? countOf(count, 'label') : countOf(count, 'tag')} found`,
} as const;
