import { Group, Text } from '@mantine/core';
import type { MapSite } from '#heat/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { HeatBandMark } from '../heat-band-mark.tsx';
import { RiskBadge } from '../risk-badge.tsx';
import { heatMapTexts } from './heat-map-texts.ts';

interface Props {
  site: MapSite;
  unit: TemperatureUnit;
  /** For a day the worst hour is shown, with its time. */
  isDay: boolean;
}

/** The heat index of a location, and the highest risk of its jobs. */
export function SiteHeat({ site: { moment, risk, workers }, unit, isDay }: Props) {
  return (
    <>
      {moment === null ? (
        <Text span inherit c="dimmed" fz={12}>
          {heatMapTexts.heatIndex} {heatMapTexts.unknown}
        </Text>
      ) : (
        <Group component="span" gap="0 6px" align="baseline" display="inline-flex">
          <HeatBandMark celsius={moment.heat_index} unit={unit} />
          {isDay && (
            <Text component="small" inherit c="dimmed" fz={12}>
              {heatMapTexts.at(moment.time.slice(11))}
            </Text>
          )}
        </Group>
      )}
      <RiskBadge risk={risk} {...noneOf(workers, moment === null)} />
    </>
  );
}

function noneOf(workers: number, isUnknown: boolean): { none?: string } {
  if (workers === 0) return { none: heatMapTexts.noWorkers };
  return isUnknown ? { none: heatMapTexts.notKnown } : {};
}
