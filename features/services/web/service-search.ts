export type ServiceTab = 'services' | 'outbox' | 'formulas';

/** What the address of the services holds. */
export interface ServiceSearch {
  tab?: 'outbox' | 'formulas';
  /** The formula that is open, by its slug. */
  formula?: string;
}

/** Reads what an address asks for; gives the shortest one that says the same. */
export function serviceSearchOf(search: Record<string, unknown>): ServiceSearch {
  const { tab, formula } = search;
  if (typeof formula === 'string' && formula !== '') return { tab: 'formulas', formula };
  return tab === 'outbox' || tab === 'formulas' ? { tab } : {};
}
