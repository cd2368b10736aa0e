import type { ReactNode } from 'react';
import { dashboardFrame } from '#dashboard/offline';
import type { DashboardFrame } from '#dashboard/offline';
import { ErrorScreen, LoadingPage, useTitle } from '#packages/ui';
import { useCopy } from '#packages/sync/web';

interface Props {
  /** Title of the page in the browser's tab. */
  title: string;
  children: (frame: DashboardFrame) => ReactNode;
}

/** A page of cards, rendered when its frame is loaded. */
export function WithDashboardFrame({ title, children }: Props) {
  const { data: frame, error, refetch } = useCopy(dashboardFrame, {});
  useTitle(title);
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  return frame === undefined ? <LoadingPage layout="framed" /> : children(frame);
}
