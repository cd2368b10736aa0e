import { countOf } from '#packages/kit';
/** Texts of a location's coordinates. */
export const placeTexts = {
  byName: 'Search by name',
  byNameAbout: 'A town, or a town and its country.',
  byAddress: 'Search by address',
  search: 'Search',
  position: 'Use current location',
  roughly: 'The map shows the approximate location of your connection.',
  middle: 'Move marker to the centre of the map',
  found: (count: number) => countOf(count, 'place found', 'places found'),
  coordinates: 'Coordinates',
  lat: 'Latitude',
  lon: 'Longitude',
  degrees: 'Degrees, such as -31.952240 and 115.861400. Leave empty for no location.',
  clear: 'Clear',
  save: 'Save',
  discard: 'Discard',
  needsConnection:
    'You must be online to search and save. The map and the fields also work offline.',
  unplaced: 'This location has no coordinates yet.',
  readOnly: 'Only admins can set coordinates.',
  map: (name: string) => `Map of ${name}`,
  marker: (name: string) => `${name}. Use the arrow keys to move it, with Shift for small steps.`,
  markerAlone: (name: string) => `${name} is here`,
} as const;
