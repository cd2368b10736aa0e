import { useCallbackRef } from '@mantine/hooks';
import type { CardKey, DashboardConfiguration } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { withOptions } from '#dashboard/domain';
import { AccumulationTracker } from '#heat/web';
import type { CalendarSettings } from '#hydration/offline';
import { CalendarOff } from '#hydration/web';
import {
  Card,
  CardBoundary,
  DelayPrint,
  lazyPart,
  TableSkeleton,
  useDelayPageReady,
} from '#packages/ui';
import { WeatherPlace } from '#weather/web';
import { DailyCard } from './daily-card.tsx';
import { DistributionCard } from './distribution-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { RecentTestsCard } from './recent-tests-card.tsx';
import { StatusCard } from './status-card.tsx';
import { TagsCard } from './tags-card.tsx';

interface Props {
  card: CardKey;
  filter: DashboardFilter;
  configuration: DashboardConfiguration;
  calendar: CalendarSettings;
  onConfigure: (next: DashboardConfiguration) => void;
}

/** One card of the dashboard with its options. If it fails, the others stay. */
export function DashboardCard(props: Props) {
  return (
    <CardBoundary>
      <ShownCard {...props} />
    </CardBoundary>
  );
}

function ShownCard(props: Props) {
  const { card, filter, configuration, calendar, onConfigure } = props;
  const onOptions = useCallbackRef((parts: object) =>
    onConfigure(withOptions(configuration, card, parts)),
  );
  const { cards } = configuration;
  switch (card) {
    case 'hydration_status':
      return <StatusCard filter={filter} />;
    case 'hydration_distribution':
      return <DistributionCard {...{ filter, onOptions }} options={cards[card]} />;
    case 'daily_hydration_status':
      return <DailyCard {...{ filter, onOptions }} options={cards[card]} />;
    case 'hydration_per_tag':
      return <TagsCard {...{ filter, onOptions }} options={cards[card]} />;
    case 'hydration_history':
      return <HistoryCard filter={filter} />;
    case 'latest_measurements':
      return <RecentTestsCard {...{ filter, onOptions }} options={cards[card]} />;
    case 'calendar':
      return calendar.isOn ? (
        <CalendarCard filter={filter} ranges={calendar.ranges} />
      ) : (
        <CalendarOff maySwitch={calendar.maySwitch} />
      );
    // These wait for the weather service, which must not delay the page.
    case 'weather_overview':
      return (
        <DelayPrint>
          <WeatherPlace />
        </DelayPrint>
      );
    case 'heat_exposure_accumulation':
      return (
        <DelayPrint>
          <AccumulationTracker />
        </DelayPrint>
      );
  }
}

/** Loads what the cards load lazily, while the screen waits for its data. */
export function preloadCards(): void {
  CalendarCard.preload().catch(() => {
    // The card loads it again, and reports the failure in its place.
  });
}

// Loaded lazily, as not every organisation uses preview features.
const CalendarCard = lazyPart(
  async () => (await import('./calendar-card.tsx')).CalendarCard,
  <Coming />,
);

function Coming() {
  useDelayPageReady(true);
  return (
    <Card>
      <TableSkeleton rows={10} height={34} />
    </Card>
  );
}
