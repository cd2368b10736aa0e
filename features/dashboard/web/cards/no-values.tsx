import { hiddenValuesHelp, hiddenValueText } from '#hydration/web';
import { useCopy } from '#packages/sync/web';
import { EmptyState } from '#packages/ui';
import { seesOtherValues } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { NoTests } from './no-tests.tsx';

/** Shown instead of a chart of values: there are none, or the organisation hides them. */
export function NoValues() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (viewer === undefined || seesOtherValues(viewer)) return <NoTests />;
  return <EmptyState title={hiddenValueText} text={hiddenValuesHelp} outline="chart" />;
}
