/** '136.22 L': litres to carry, the same on the morning sheet and in the list to pick. */
export function waterText(litres: number): string {
  return `${String(Number(litres.toFixed(2)))} L`;
}
