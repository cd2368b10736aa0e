import { useMemo, useState } from 'react';
import { clothingAdjustment, clothingInsulation, crewCard } from '#heat/domain';
import type { Acclimatisation, CardHour, Clothing } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';

/** What the card is made for. */
export interface CrewChoice {
  readonly job_id: string | null;
  readonly date: string | null;
  readonly clothing: Clothing;
  /** Null: as the job's assessment has it. */
  readonly acclimatisation: Acclimatisation | null;
}

/** The card of a crew and what it is made of. */
export interface ShownCard {
  /** Null where there is no such site; undefined while it is read. */
  readonly site: SiteJobs | null | undefined;
  readonly jobs: readonly SiteJob[];
  readonly job: SiteJob | undefined;
  readonly dates: readonly string[];
  readonly today: string;
  readonly date: string;
  readonly acclimatisation: Acclimatisation;
  readonly hours: readonly CardHour[];
  readonly choice: CrewChoice;
  readonly choose: (change: Partial<CrewChoice>) => void;
  readonly error: Error | null;
  readonly retry: () => void;
}

const first: CrewChoice = {
  ...{ job_id: null, date: null, clothing: 'work_clothes', acclimatisation: null },
};

/** The card of the crew at a site: of its most hazardous job, tomorrow, unless something else is chosen. */
export function useCrewCard(tag_id: string): ShownCard {
  const { data: site, error, refetch } = useCopy(siteJobs, { tag_id });
  const [choice, setChoice] = useState(first);
  const jobs = (site?.jobs ?? []).filter(({ hazard, workers }) => hazard >= 0 && workers > 0);
  const hardest = jobs.toSorted((one, other) => other.hazard - one.hazard)[0];
  const job = jobs.find((each) => each.tag_id === choice.job_id) ?? hardest;
  // Without a forecast nobody tells the site's zone.
  const ownZone = useZone();
  const zone = site?.zone ?? ownZone;
  const now = useNow();
  const today = dayAt(zone, now);
  const dates = (site?.days ?? []).map((day) => day.date).filter((day) => day >= today);
  const tomorrow = dayAt(zone, now, 1);
  const date =
    [choice.date, tomorrow].find((day) => dates.includes(day ?? '')) ?? dates[0] ?? tomorrow;
  const acclimatisation =
    choice.acclimatisation ??
    (job?.factors._acclimatisation === 0 ? 'acclimatised' : 'unacclimatised');
  const { clothing } = choice;
  const hours = useMemo(() => {
    if (site == null || job === undefined) return [];
    return crewCard(site.days, date, site, {
      ...{ work_rate: job.factors._metabolic_work_rate, workers: job.workers, acclimatisation },
      clothing: clothingAdjustment(clothing),
      clo: clothingInsulation(clothing),
    });
  }, [site, job, date, acclimatisation, clothing]);
  return {
    ...{ site, jobs, job, dates, today, date, acclimatisation, hours, choice, error },
    choose: (change) => setChoice((before) => ({ ...before, ...change })),
    retry: () => void refetch(),
  };
}
