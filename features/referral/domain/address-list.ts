/** The addresses in a text, separated by commas, semicolons, spaces or lines, each once. */
export function addressesIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^<|>$/g, '').toLowerCase());
  return [...new Set(words.filter((word) => word !== ''))];
}
