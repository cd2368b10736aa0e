import { useState } from 'react';
import { showToast } from '#packages/ui';
import type { Coordinates } from '#tags/contract';
import type { WeatherSite } from '#weather/offline';
import { useHere } from './use-here.ts';
import { useWeatherSite } from './use-weather-site.ts';
import { weatherTexts } from './weather-texts.ts';

/** Whose weather is shown: that of a location, or of where the person is. */
export type ChosenPlace =
  | { readonly kind: 'site'; readonly site: WeatherSite }
  | { readonly kind: 'here'; readonly here: Coordinates };

/** The choice and what it is made of. */
export interface Chosen {
  /** Undefined while they are read. */
  readonly sites: readonly WeatherSite[] | undefined;
  readonly error: Error | null;
  /** null where there is none to choose yet. */
  readonly place: ChosenPlace | null;
  /** The person is being located. */
  readonly isAsking: boolean;
  readonly choose: (id: string | null) => Promise<void>;
}

/** The id that stands for where the person is. */
export const hereId = 'here';

/** The place that is chosen, remembered on this device unless it is the person's own. */
export function useChosenPlace(): Chosen {
  const { sites, error, site, keep } = useWeatherSite();
  const [here, setHere] = useState<Coordinates | null>(null);
  const [isAsking, setAsking] = useState(false);
  const askWhere = useHere();

  async function choose(id: string | null): Promise<void> {
    if (id !== hereId) {
      setHere(null);
      if (id !== null) keep(id);
      return;
    }
    setAsking(true);
    const found = await askWhere();
    setAsking(false);
    setHere(found);
    const [first] = sites ?? [];
    if (found !== null || first === undefined) return;
    keep(first.tag_id);
    showToast({ kind: 'note', text: weatherTexts.first });
  }

  const place: ChosenPlace | null =
    here !== null ? { kind: 'here', here } : site === undefined ? null : { kind: 'site', site };
  return { sites, error, place, isAsking, choose };
}
