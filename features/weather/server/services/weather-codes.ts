/**
 * Descriptions of present weather codes, by the first code of each range. Source: WMO table 4677.
 */
const words: readonly (readonly [from: number, text: string])[] = [
  [0, 'Clear'],
  [1, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [51, 'Drizzle'],
  [56, 'Freezing drizzle'],
  [61, 'Rain'],
  [66, 'Freezing rain'],
  [71, 'Snow'],
  [80, 'Rain showers'],
  [85, 'Snow showers'],
  [95, 'Thunderstorm'],
];

/** Description of a present weather code. */
export function codeWords(code: number, isDay: boolean): string {
  if (code === 0 && isDay) return 'Sunny';
  return words.findLast(([from]) => code >= from)?.[1] ?? 'Clear';
}
