import { Group } from '@mantine/core';
import { riskLevelNames } from '#heat/contract';
import { riskLevels } from '#heat/domain';
import { RiskBars } from './risk-bars.tsx';

/** The three levels of a risk with their icons. */
export function LevelLegend() {
  return (
    <Group component="span" gap="2px 12px" display="inline-flex" fw={400}>
      {riskLevels.map((level) => (
        <Group key={level} component="span" gap={5} wrap="nowrap" display="inline-flex">
          <RiskBars level={level} /> {riskLevelNames[level]}
        </Group>
      ))}
    </Group>
  );
}
