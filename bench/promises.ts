/** A promise of the product, with the measured figure. */
export interface Promised {
  what: string;
  figure: number;
  /** Maximum, or minimum if `least` is set. */
  limit: number;
  least?: boolean;
  unit: string;
}

/** True where a promise is kept. */
export function isKept({ figure, limit, least = false }: Promised): boolean {
  return least ? figure >= limit : figure <= limit;
}

/** The promises as a table. */
export function promiseTable(promises: readonly Promised[]): string {
  const rows = promises.map((promised) => {
    const { what, figure, limit, least = false, unit } = promised;
    const bound = `${least ? 'at least' : 'at most'} ${String(limit)} ${unit}`.trim();
    return `| ${what} | ${figure.toFixed(2)} ${unit} | ${bound} | ${isKept(promised) ? 'kept' : 'MISSED'} |`;
  });
  return ['| promise | measured | limit | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
