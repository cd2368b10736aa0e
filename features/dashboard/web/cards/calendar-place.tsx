import { lazy, Suspense } from 'react';
import type { DashboardFilter } from '#dashboard/domain';
import type { CalendarSettings } from '#hydration/offline';
import { CalendarOff } from '#hydration/web';
import { Card, TableSkeleton, useHoldPage } from '#packages/ui';

// Not every organisation shows what is in preview: the others need not fetch it.
const CalendarCard = lazy(async () => ({
  default: (await import('./calendar-card.tsx')).CalendarCard,
}));

interface Props {
  filter: DashboardFilter;
  settings: CalendarSettings;
}

/** The calendar, or how it is switched on. */
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
