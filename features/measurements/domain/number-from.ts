/**
 * Reads a plain decimal number; a comma counts as the decimal point. Undefined for anything else.
 */
export function numberFrom(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
