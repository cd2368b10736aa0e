import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { CrewAcclimatisationNote } from '#acclimatisation/web';
import { AlertButton, HelpRequests, HighRiskCard } from '#alerts/web';
import { BreaksCard, CrewBreaks } from '#breaks/web';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import type { DashboardFrame } from '#dashboard/offline';
import {
  DashboardCard,
  FilterLine,
  FilterPictures,
  PeopleChoice,
  useConfiguration,
  WithDashboardFrame,
} from '#dashboard/web';
import { useShowSheet } from '#emergencies/web';
import { HeatWaveCard, HeatWaveNote, useDayRules, useHeatWaveToday } from '#heat-waves/web';
import {
  AccumulationTracker,
  BestHoursPlace,
  CrewHourCard,
  HeatStrip,
  LazyCrewCard,
  RiskMatrixPlace,
  RiskPerLocationPlace,
  SitesMapPlace,
  matrixSearch,
  useMatrixSite,
} from '#heat/web';
import { countedFilter } from '#measurements/domain';
import { ViewFilter } from '#measurements/web';
import { monitoringPage } from '#monitoring/domain';
import { CardBoundary, Page, PageHead, useNow, useIsNarrow, usePanel, useZone } from '#packages/ui';
import { useInitialised } from '#packages/sync/web';
import { useHasPlaces } from '#people/web';
import { SiteReading } from '#readings/web';
import { RunningSessionsCard } from '#sessions/web';
import { WeatherPlace } from '#weather/web';
import { AttentionCard } from '../attention/attention-card.tsx';
import { useAttention } from '../attention/use-attention.ts';
import { CrewRules } from '../crew-rules.tsx';
import { isNowSearch } from '../monitoring-search.ts';
import { NowScreen } from '../now/now-screen.tsx';
import { nowTexts } from '../now/now-texts.ts';
import { Figures, ResponseFigures } from '../overview/figures.tsx';
import { useCrewNow } from '../overview/use-crew-now.ts';
import { OnShiftCard } from '../overview/on-shift-card.tsx';
import { StoppedWork } from '../overview/stopped-work.tsx';
import { overviewTexts } from '../overview/overview-texts.ts';
import classes from './monitoring.module.css';

const crewPeople: ComponentProps<typeof LazyCrewCard>['people'] = ({ isToday, ...crew }) => (
  <>
    {/* On a phone there is room for little below the choices. */}
    <CrewRules {...crew} part="stop" />
    <HeatWaveNote site={crew.site} date={crew.date} level={2} />
    {/* The reading and the rests of now do not belong to the card of another day. */}
    {isToday && <SiteReading location_id={crew.site} />}
    {isToday && <CrewBreaks location_id={crew.site} />}
    <CrewAcclimatisationNote {...crew} />
    <CrewRules {...crew} part="duties" />
    <p className="ws-not-printed">
      <Link to="/monitoring/supplies" search={{ location: crew.site, date: crew.date } as object}>
        {overviewTexts.supplies}
      </Link>
    </p>
  </>
);

/** The cards about the current state of crews. */
const cards = [
  'hydration_status',
  'hydration_distribution',
  'hydration_per_tag',
  'hydration_history',
] as const;

/** /monitoring: the current state of the people whom the viewer manages. */
export function MonitoringScreen() {
  const search = useSearch({ strict: false });
  const { crew_card, best_hours } = search;
  const hasPlaces = useHasPlaces();
  const isNow = useIsNarrow() && isNowSearch(search);
  if (crew_card !== undefined && hasPlaces)
    return <LazyCrewCard tag_id={crew_card} people={crewPeople} useRules={useDayRules} />;
  if (best_hours !== undefined && hasPlaces) return <BestHoursPlace tag_id={best_hours} />;
  return (
    <WithDashboardFrame title={isNow ? nowTexts.title : 'Monitoring'}>
      {(frame) => (isNow ? <NowScreen frame={frame} /> : <Overview frame={frame} />)}
    </WithDashboardFrame>
  );
}

function Overview({ frame: { locations, calendar, configuration: stored } }: OverviewProps) {
  const [filter, setFilter] = useMonitoringFilter();
  const [configuration, onConfigure] = useConfiguration(stored);
  const [view, people] = [usePanel(), usePanel()];
  const [zone, now] = [useZone(), useNow()];
  const showSheet = useShowSheet();
  const page = monitoringPage;
  const counted = countedFilter(filter, page);
  const [hasPlaces, isNarrow] = [useHasPlaces(), useIsNarrow()];
  // On a phone people come before the table of risks, elsewhere below it.
  const isBelowMatrix = hasPlaces && !isNarrow;
  const attention = (
    <CardFrame card="attention">
      <Attention filter={counted} />
    </CardFrame>
  );
  const onShift = (
    <CardFrame card="on_shift">
      <OnShiftCard filter={counted} />
    </CardFrame>
  );
  const matrix = hasPlaces && (
    <CardFrame card="risk_matrix">
      <RiskMatrixPlace>
        <CardFrame card="crew_hour">
          <CrewOfHour />
        </CardFrame>
        {isBelowMatrix && onShift}
      </RiskMatrixPlace>
    </CardFrame>
  );
  const isWaveToday = useHeatWaveToday();
  const waves = hasPlaces && (
    <CardFrame key="heat_waves" card="heat_waves">
      <HeatWaveCard location={null} />
    </CardFrame>
  );
  return (
    <Page ready={useInitialised()}>
      <PageHead
        title="Monitoring"
        sentence={
          <FilterLine
            {...{ filter, page, locations }}
            onEdit={view.onOpen}
            onEditPeople={people.onOpen}
          />
        }
        actions={
          <>
            <ViewFilter
              {...{ filter, page, now, zone, locations }}
              {...view}
              onApply={(chosen) => setFilter({ ...filter, ...chosen })}
            />
            <PeopleChoice {...{ filter, page }} {...people} onApply={setFilter} />
            <Button
              component={Link}
              to="/monitoring/morning-sheet"
              variant="default"
              leftSection={<IconClipboardText size={16} stroke={1.75} />}
            >
              {overviewTexts.morningSheet}
            </Button>
            <AlertButton />
          </>
        }
      />
      <CardBoundary>
        <Figures filter={counted} />
      </CardBoundary>
      <div className={classes['help']}>
        <CardBoundary>
          <HelpRequests onEmergency={() => showSheet(true)} />
        </CardBoundary>
      </div>
      {hasPlaces && (
        <div className={classes['help']}>
          <CardBoundary>
            <StoppedWork />
          </CardBoundary>
        </div>
      )}
      <FilterPictures {...{ filter, page }}>
        <div className={classes['cards']}>
          {hasPlaces && (
            <CardFrame card="heat_strip">
              <HeatStrip />
            </CardFrame>
          )}
          {isWaveToday && waves}
          {isBelowMatrix ? (
            <>
              <div className={classes['board']}>
                {matrix}
                {attention}
              </div>
              <CrewCards />
            </>
          ) : (
            <>
              <CrewCards first={attention} onShift={onShift} />
              {matrix}
            </>
          )}
          {!isWaveToday && waves}
          {hasPlaces && !isNarrow && (
            <CardFrame card="sites_map">
              <LocationsMap filter={counted} />
            </CardFrame>
          )}
          <CardFrame card="responses">
            <ResponseFigures />
          </CardFrame>
          {cards.map((card) => (
            <CardFrame key={card} card={card}>
              <DashboardCard {...{ card, configuration, calendar, onConfigure }} filter={counted} />
            </CardFrame>
          ))}
          {hasPlaces && (
            <>
              <CardFrame card="risk_per_location">
                <RiskPerLocationPlace />
              </CardFrame>
              <CardFrame card="weather">
                <WeatherPlace />
              </CardFrame>
            </>
          )}
          <CardFrame card="accumulation">
            <AccumulationTracker />
          </CardFrame>
        </div>
      </FilterPictures>
    </Page>
  );
}

/** The locations with the people on shift at each. */
function LocationsMap({ filter }: { filter: DashboardFilter }) {
  const { data } = useCrewNow(filter);
  return <SitesMapPlace onShiftAt={data?.crews == null ? null : data.on_shift_at} />;
}

/** The cases of the card; the others are one press away. */
const most = 8;

function Attention({ filter }: { filter: DashboardFilter }) {
  return <AttentionCard attention={useAttention(filter, null)} most={most} />;
}

interface CrewCardsProps {
  /** The cards above the others in both columns; none if they have another place. */
  first?: ReactNode;
  onShift?: ReactNode;
}

/** Who works, and what is being done about it, in two columns. */
function CrewCards({ first, onShift }: CrewCardsProps) {
  return (
    <div className={classes['crews']}>
      <div className={classes['stack']}>
        {first}
        <CardFrame card="breaks">
          <BreaksCard />
        </CardFrame>
      </div>
      <div className={classes['stack']}>
        {onShift}
        <CardFrame card="high_risk">
          <HighRiskCard />
        </CardFrame>
        <CardFrame card="sessions">
          <RunningSessionsCard />
        </CardFrame>
      </div>
    </div>
  );
}

/** The work, rest and water of this hour at the location of the risk matrix. */
function CrewOfHour() {
  const [hasPlaces, { chosen }] = [useHasPlaces(), useMatrixSite()];
  if (!hasPlaces || chosen === undefined) return null;
  const { tag_id, name } = chosen;
  return <CrewHourCard key={tag_id} {...{ tag_id }} place={name} useRules={useDayRules} />;
}

interface OverviewProps {
  frame: DashboardFrame;
}

/** The frame of one card; if it fails, the others stay. */
function CardFrame({ card, children }: { card: string; children: ReactNode }) {
  return (
    <div className={classes['cardFrame']} data-card={card}>
      <CardBoundary>{children}</CardBoundary>
    </div>
  );
}

/** The filter in the URL, and navigation to another one. */
function useMonitoringFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const search = useSearch({ strict: false });
  const filter = dashboardFilterFromSearch(search, monitoringPage);
  const navigate = useNavigate();
  return [
    filter,
    (next) => {
      const chosen = searchFromDashboardFilter(next, monitoringPage);
      // The people filter keeps the place of the risk matrix, and a phone the whole overview.
      const view = search.view === undefined ? {} : { view: search.view };
      void navigate({ to: '/monitoring', search: { ...chosen, ...matrixSearch(search), ...view } });
    },
  ];
}
