import type { ComponentProps } from 'react';
import { useHeatWave } from '#heat-waves/web';
import { CrewDutiesNote } from '#rule-packs/web';

/** The duties of a crew by the rules of its location, with the heat wave of the day. */
export function CrewRules(crew: Omit<ComponentProps<typeof CrewDutiesNote>, 'heatWave'>) {
  const heatWave = useHeatWave(crew.site, crew.date);
  return <CrewDutiesNote {...crew} heatWave={heatWave} />;
}
