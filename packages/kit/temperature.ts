/** Degrees Fahrenheit of degrees Celsius, exactly. */
export function fahrenheitOf(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

/** Degrees Celsius of degrees Fahrenheit, exactly. */
export function celsiusOf(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}
