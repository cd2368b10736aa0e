import { VisuallyHidden } from '@mantine/core';
import { alertNotices, highRiskList } from '#alerts/offline';
import { isAnswered } from '#alerts/domain';
import { countText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';

/** The number of alerts that nobody has acknowledged, beside their menu entry; nothing for none. */
export function OpenAlerts() {
  const { data = [] } = useCopy(alertNotices, {}, { keepPrevious: true });
  return <Count of={data.filter((notice) => isAnswered(notice, 'open', 0)).length} />;
}

/** The number of high-risk measurements that are not resolved. */
export function OpenRisks() {
  const { data = [] } = useCopy(highRiskList, {}, { keepPrevious: true });
  return <Count of={data.filter(({ isResolved }) => !isResolved).length} />;
}

function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <>
      {countText(of)} <VisuallyHidden>open</VisuallyHidden>
    </>
  );
}
