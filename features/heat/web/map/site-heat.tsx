import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
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

/** The heat index of a location, and the highest risk of its jobs, each with its name. */
export function SiteHeat({ site: { moment, risk, workers }, unit, isDay }: Props) {
  return (
    <>
      <Named name={heatMapTexts.heatIndex}>
        {moment === null ? (
          <span>{heatMapTexts.unknown}</span>
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
      </Named>
      <Named name={heatMapTexts.worstJob}>
        <RiskBadge risk={risk} {...noneOf(workers, moment === null)} />
      </Named>
    </>
  );
}

/** A figure under its name. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack component="span" gap={2} align="flex-start" miw={0}>
      <Text span inherit c="dimmed" fz={12} lh="16px">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

function noneOf(workers: number, isUnknown: boolean): { none?: string } {
  if (workers === 0) return { none: heatMapTexts.noWorkers };
  return isUnknown ? { none: heatMapTexts.notKnown } : {};
}
