import { useEffect } from 'react';
import { dashboardFrame } from '#dashboard/offline';
import { ErrorState, LoadingPage, Page } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
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
  return frame.others ? <PeopleDashboard frame={frame} /> : <MyHydration user_id={frame.user_id} />;
}
