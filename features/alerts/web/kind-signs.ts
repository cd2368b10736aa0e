import {
  IconCalendarClock,
  IconChartPie,
  IconDropletHalf2,
  IconTemperatureSun,
} from '@tabler/icons-react';

/** The icon of each type of rule. */
export const kindSigns = {
  periodic: IconCalendarClock,
  conditional: IconTemperatureSun,
  status: IconDropletHalf2,
  aggregate_percent: IconChartPie,
} as const;
