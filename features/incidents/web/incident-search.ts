/** The URL search of a person's incident files: the time that the form starts with. */
export interface IncidentSearch {
  /** ISO text. */
  from?: string;
}

/** A time that cannot be read is left out. */
export function incidentSearchOf({ from }: Record<string, unknown>): IncidentSearch {
  if (typeof from !== 'string' || from.length > 40 || Number.isNaN(Date.parse(from))) return {};
  return { from: new Date(from).toISOString() };
}
