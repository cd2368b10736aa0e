/** Texts about where something is. */
export const locationMessages = {
  missing: 'Missing location data',
} as const;
