/** Texts about the weather. */
export const weatherMessages = {
  current: 'Current Location',
  none: 'No weather data available',
  simulated: 'Simulated',
} as const;
