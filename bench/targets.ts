/** A target of the product, with the measured figure. */
export interface Target {
  what: string;
  figure: number;
  /** Maximum, or minimum if `least` is set. */
  limit: number;
  least?: boolean;
  unit: string;
}

/** True if a target is met. */
export function isMet({ figure, limit, least = false }: Target): boolean {
  return least ? figure >= limit : figure <= limit;
}

/** The targets as a table. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { what, figure, limit, least = false, unit } = target;
    const bound = `${least ? 'at least' : 'at most'} ${String(limit)} ${unit}`.trim();
    return `| ${what} | ${figure.toFixed(2)} ${unit} | ${bound} | ${isMet(target) ? 'met' : 'MISSED'} |`;
  });
  return ['| target | measured | limit | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
