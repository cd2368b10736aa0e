import { useDisclosure } from '@mantine/hooks';
import { Page, PageHead, useNow, useZone } from '#packages/ui';
import { HistoryCard } from '../cards/history-card.tsx';
import { StatusCard } from '../cards/status-card.tsx';
import { FilterLine } from '../filter/filter-line.tsx';
import { ViewFilter } from '../filter/view-filter.tsx';
import { useDashboardFilter, useDashboardHistory, useDashboardStatus } from '../use-dashboard.ts';
import classes from './dashboard.module.css';

interface Props {
  locations: readonly { tag_id: string; name: string }[];
}

/** The cards about all people the viewer may see, over one date filter. */
export function PeopleDashboard({ locations }: Props) {
  const [filter, setFilter] = useDashboardFilter();
  const [isOpen, view] = useDisclosure(false);
  const { isPending: isStatusPending } = useDashboardStatus(filter);
  const { isPending: isHistoryPending } = useDashboardHistory(filter);
  const [zone, now] = [useZone(), useNow()];
  const place = { filter, now, zone, locations };
  return (
    <Page ready={!isStatusPending && !isHistoryPending}>
      <PageHead
        title="Dashboard"
        sentence={<FilterLine {...place} onEdit={view.open} />}
        actions={
          <ViewFilter
            {...place}
            opened={isOpen}
            onOpen={view.open}
            onClose={view.close}
            onApply={setFilter}
          />
        }
      />
      <div className={classes['cards']}>
        <StatusCard {...place} />
        <HistoryCard filter={filter} />
      </div>
    </Page>
  );
}
