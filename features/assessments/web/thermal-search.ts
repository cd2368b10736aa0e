import { z } from 'zod';

/** What the address of the thermal assessment holds. */
export interface ThermalSearch {
  /** The saved one that is open. */
  run?: string;
  /** It is printed as soon as it is there. */
  print?: true;
  /** The saved one that a new one starts from. */
  from?: string;
}

/** Reads what an address asks for; gives the shortest one that says the same. */
export function thermalSearchOf(search: Record<string, unknown>): ThermalSearch {
  const run = z.guid().safeParse(search['run']);
  if (run.success) return { run: run.data, ...(search['print'] === true && { print: true }) };
  const from = z.guid().safeParse(search['from']);
  return from.success ? { from: from.data } : {};
}
