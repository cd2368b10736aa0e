interface Known {
  /** Null if the forecast does not reach now. */
  readonly current: { readonly heatindex_c: number } | null;
}

/** The site with the highest current heat index, of equal ones the first; null without sites. */
export function hottestSite<Site extends Known>(sites: readonly Site[]): Site | null {
  const heatOf = ({ current }: Known) => current?.heatindex_c ?? Number.NEGATIVE_INFINITY;
  const [first, ...others] = sites;
  if (first === undefined) return null;
  return others.reduce((best, site) => (heatOf(site) > heatOf(best) ? site : best), first);
}
