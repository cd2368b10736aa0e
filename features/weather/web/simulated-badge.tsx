import { Badge } from '@mantine/core';
import { weatherMessages } from '#weather/contract';

/** Says that the shown weather is simulated. */
export function SimulatedBadge() {
  return (
    <Badge size="xs" variant="default">
      {weatherMessages.simulated}
    </Badge>
  );
}
