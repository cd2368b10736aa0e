export type ServiceTab = 'services' | 'outbox' | 'formulas';

/** URL search of the services. */
export interface ServiceSearch {
  tab?: 'outbox' | 'formulas';
  /** The open formula, by its slug. */
  formula?: string;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function serviceSearchOf(search: Record<string, unknown>): ServiceSearch {
  const { tab, formula } = search;
  if (typeof formula === 'string' && formula !== '') return { tab: 'formulas', formula };
  return tab === 'outbox' || tab === 'formulas' ? { tab } : {};
}
