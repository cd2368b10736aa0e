import { param } from '#packages/kit';

export const programmePath = '/settings/osha-assessment';

const tabs = ['gaps', 'history'] as const;

/** URL search of the self-check: the tab, or a finished check. */
export interface ProgrammeSearch {
  tab?: (typeof tabs)[number];
  check?: string;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function programmeSearchOf(search: Record<string, unknown>): ProgrammeSearch {
  const check = param.id(search['check']);
  if (check !== undefined) return { check };
  const tab = param.oneOf(tabs)(search['tab']);
  return tab === undefined ? {} : { tab };
}
