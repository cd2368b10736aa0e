import { useDisclosure } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import type { DashboardFrame } from '#dashboard/offline';
import {
  DashboardCard,
  FilterLine,
  FilterPictures,
  PeopleChoice,
  useConfiguration,
  WithDashboardFrame,
} from '#dashboard/web';
import {
  AccumulationPlace,
  BestHoursPlace,
  CrewCardPlace,
  RiskMatrixPlace,
  RiskPerLocationPlace,
} from '#heat/web';
import { countedFilter } from '#measurements/domain';
import { ViewFilter } from '#measurements/web';
import { monitoringPage } from '#monitoring/domain';
import { Page, PageHead, useNow, useZone } from '#packages/ui';
import { useInitialised } from '#packages/sync/web';
import { useHasPlaces } from '#people/web';
import { WeatherPlace } from '#weather/web';
import { useMonitoringFilter } from '../use-monitoring-filter.ts';
import { Figures } from './figures.tsx';
import classes from './monitoring.module.css';

/** The cards about the current state of crews. */
const cards = [
  'hydration_status',
  'hydration_distribution',
  'hydration_per_tag',
  'hydration_history',
] as const;

/** /monitoring: the current state of the people whom the viewer manages. */
export function MonitoringScreen() {
  const { crew_card, best_hours } = useSearch({ strict: false });
  const hasPlaces = useHasPlaces();
  if (crew_card !== undefined && hasPlaces) return <CrewCardPlace tag_id={crew_card} />;
  if (best_hours !== undefined && hasPlaces) return <BestHoursPlace tag_id={best_hours} />;
  return (
    <WithDashboardFrame title="Monitoring">
      {(frame) => <Overview frame={frame} />}
    </WithDashboardFrame>
  );
}

function Overview({ frame: { locations, calendar, configuration: stored } }: OverviewProps) {
  const [filter, setFilter] = useMonitoringFilter();
  const [configuration, onConfigure] = useConfiguration(stored);
  const [isOpen, view] = useDisclosure(false);
  const [isChoosing, people] = useDisclosure(false);
  const [zone, now] = [useZone(), useNow()];
  const page = monitoringPage;
  const counted = countedFilter(filter, page);
  const hasPlaces = useHasPlaces();
  return (
    <Page ready={useInitialised()}>
      <PageHead
        title="Monitoring"
        sentence={
          <FilterLine
            {...{ filter, page, locations }}
            onEdit={view.open}
            onEditPeople={people.open}
          />
        }
        actions={
          <>
            <ViewFilter
              {...{ filter, page, now, zone, locations }}
              opened={isOpen}
              onOpen={view.open}
              onClose={view.close}
              onApply={(chosen) => setFilter({ ...filter, ...chosen })}
            />
            <PeopleChoice
              {...{ filter, page }}
              opened={isChoosing}
              onOpen={people.open}
              onClose={people.close}
              onApply={setFilter}
            />
          </>
        }
      />
      <Figures filter={counted} />
      <FilterPictures {...{ filter, page }}>
        <div className={classes['cards']}>
          {hasPlaces && (
            <div className={classes['place']} data-card="risk_matrix">
              <RiskMatrixPlace />
            </div>
          )}
          {cards.map((card) => (
            <div key={card} className={classes['place']} data-card={card}>
              <DashboardCard
                {...{ card, configuration, calendar, now, zone, onConfigure }}
                filter={counted}
              />
            </div>
          ))}
          {hasPlaces && (
            <>
              <div className={classes['place']} data-card="risk_per_location">
                <RiskPerLocationPlace />
              </div>
              <div className={classes['place']} data-card="weather">
                <WeatherPlace />
              </div>
            </>
          )}
          <div className={classes['place']} data-card="accumulation">
            <AccumulationPlace />
          </div>
        </div>
      </FilterPictures>
    </Page>
  );
}

interface OverviewProps {
  frame: DashboardFrame;
}
