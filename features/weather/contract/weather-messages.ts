/** Texts about the weather. */
export const weatherMessages = {
  overview: 'Weather overview',
  current: 'Current Location',
  none: 'No weather data available',
  simulated: 'Simulated',
} as const;
