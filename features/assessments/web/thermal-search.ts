import { z } from 'zod';

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
  const run = z.guid().safeParse(search['run']);
  if (run.success) return { run: run.data, ...(search['print'] === true && { print: true }) };
  const from = z.guid().safeParse(search['from']);
  return from.success ? { from: from.data } : {};
}
