import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { searchFromFilter } from '#measurements/domain';
import { dashboardFrame } from '#dashboard/offline';
import type { CalendarRange } from '#hydration/contract';
import { CalendarGuide } from '#hydration/web';
import { ErrorState, LoadingPage, Page } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { useDashboardFilter } from '../use-dashboard.ts';
import { MyHydration } from './my-hydration.tsx';
import { PeopleDashboard } from './people-dashboard.tsx';

/** /dashboard: about the people the viewer may see, else about the viewer alone. */
export function DashboardScreen() {
  const { data: frame, error, refetch } = useCopy(dashboardFrame, {});
  useEffect(() => {
    document.title = 'Dashboard · Watershade';
  }, []);
  if (error !== null) {
    return (
      <Page ready>
        <ErrorState onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (frame === undefined) return <LoadingPage layout="framed" />;
  return (
    <>
      {frame.others ? <PeopleDashboard frame={frame} /> : <MyHydration user_id={frame.user_id} />}
      <CalendarHelp ranges={frame.calendar.ranges} />
    </>
  );
}

/** The help of the calendar, as long as the address asks for it. */
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
          ...{ to: '/dashboard', search: searchFromFilter(filter) },
          ...{ replace: true, resetScroll: false },
        })
      }
    />
  );
}
