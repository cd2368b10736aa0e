/** Exact conversion to degrees Fahrenheit. */
export function fahrenheitOf(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

/** Exact conversion to degrees Celsius. */
export function celsiusOf(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}
