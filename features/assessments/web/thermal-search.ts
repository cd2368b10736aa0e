import { param } from '#packages/kit';

/** URL search of the thermal assessment. */
export interface ThermalSearch {
  /** The open saved assessment. */
  run?: string;
  /** Print when loaded. */
  print?: true;
  /** The saved assessment that a new one starts from. */
  from?: string;
}

/** Reads a URL, or returns the shortest equivalent one. */
export function thermalSearchOf(search: Record<string, unknown>): ThermalSearch {
  const run = param.id(search['run']);
  if (run !== undefined) return { run, ...(search['print'] === true && { print: true }) };
  const from = param.id(search['from']);
  return from === undefined ? {} : { from };
}
