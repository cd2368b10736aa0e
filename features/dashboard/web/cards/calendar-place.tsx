import { lazy, Suspense } from 'react';
import type { DashboardFilter } from '#dashboard/domain';
import type { CalendarSettings } from '#hydration/offline';
import { CalendarOff } from '#hydration/web';
import { Card, TableSkeleton, useHoldPage } from '#packages/ui';

// Loaded lazily, as not every organisation uses preview features.
const CalendarCard = lazy(async () => ({
  default: (await import('./calendar-card.tsx')).CalendarCard,
}));

interface Props {
  filter: DashboardFilter;
  settings: CalendarSettings;
}

/** The calendar, or how to switch it on. */
export function CalendarPlace({ filter, settings }: Props) {
  if (!settings.isOn) return <CalendarOff maySwitch={settings.maySwitch} />;
  return (
    <Suspense fallback={<Coming />}>
      <CalendarCard filter={filter} ranges={settings.ranges} />
    </Suspense>
  );
}

function Coming() {
  useHoldPage(true);
  return (
    <Card>
      <TableSkeleton rows={10} height={34} />
    </Card>
  );
}
