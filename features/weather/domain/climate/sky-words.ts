/** A description of the sky by cloud cover (0 to 100 %). */
export function skyWords(cloud: number, isDay: boolean): string {
  if (cloud < 20) return isDay ? 'Sunny' : 'Clear';
  if (cloud < 60) return 'Partly cloudy';
  return cloud < 85 ? 'Cloudy' : 'Overcast';
}
