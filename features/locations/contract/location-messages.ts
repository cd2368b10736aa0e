/** Messages about coordinates. */
export const locationMessages = {
  missing: 'Missing location data',
  lat: 'Latitude must be a number from -90 to 90',
  lon: 'Longitude must be a number from -180 to 180',
  noResults: 'No results found. Please try a different name.',
  /** `detail` is the reason including its separator, or empty. */
  searchFailed: (detail: string) => `Error searching location${detail}`,
} as const;

/** Reasons of a failed search, as used in its message. */
export const searchReasons = {
  slow: 'the search service did not respond in time',
  away: 'the search service cannot be reached',
  refused: (status: number) => `the search service responded with error ${String(status)}`,
  unreadable: 'the search service did not send a usable response',
} as const;

/** Why the browser provides no position. */
export const positionMessages = {
  denied: 'You denied the request for Geolocation.',
  unavailable: 'Location information is unavailable.',
  slow: 'The request to get user location timed out.',
  unknown: 'An unknown error occurred.',
  unsupported: 'Geolocation is not supported by your browser',
} as const;
