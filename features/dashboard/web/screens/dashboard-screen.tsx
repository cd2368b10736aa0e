import { useNavigate, useSearch } from '@tanstack/react-router';
import { searchFromDashboardFilter } from '#dashboard/domain';
import type { CalendarRange } from '#hydration/contract';
import { CalendarGuide } from '#hydration/web';
import { useDashboardFilter } from '../use-dashboard.ts';
import { MyHydration } from './my-hydration.tsx';
import { PeopleDashboard } from './people-dashboard.tsx';
import { WithDashboardFrame } from './with-dashboard-frame.tsx';

/** /dashboard: about the people the viewer may see, otherwise about the viewer only. */
export function DashboardScreen() {
  return (
    <WithDashboardFrame title="Dashboard">
      {(frame) => (
        <>
          {frame.others ? (
            <PeopleDashboard frame={frame} />
          ) : (
            <MyHydration user_id={frame.user_id} />
          )}
          <CalendarHelp ranges={frame.calendar.ranges} />
        </>
      )}
    </WithDashboardFrame>
  );
}

/** The help of the calendar, while it is in the URL. */
function CalendarHelp({ ranges }: { ranges: readonly CalendarRange[] }) {
  const { help } = useSearch({ strict: false });
  const [filter] = useDashboardFilter();
  const navigate = useNavigate();
  return (
    <CalendarGuide
      opened={help === 'calendar'}
      ranges={ranges}
      onClose={() =>
        void navigate({
          ...{ to: '/dashboard', search: searchFromDashboardFilter(filter) },
          ...{ replace: true, resetScroll: false },
        })
      }
    />
  );
}
