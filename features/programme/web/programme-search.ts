import { z } from 'zod';

export const programmePath = '/settings/osha-assessment';

const tabs = ['gaps', 'history'] as const;

/** URL search of the self-check: the tab, or a finished check. */
export interface ProgrammeSearch {
  tab?: (typeof tabs)[number];
  check?: string;
}

/** Reads a URL, or gives the shortest equivalent one. */
export function programmeSearchOf(search: Record<string, unknown>): ProgrammeSearch {
  const check = z.guid().safeParse(search['check']);
  if (check.success) return { check: check.data };
  const tab = z.enum(tabs).safeParse(search['tab']);
  return tab.success ? { tab: tab.data } : {};
}
