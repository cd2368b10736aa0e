import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CrewAcclimatisationNote } from '#acclimatisation/web';
import { AlertButton, HelpRequests } from '#alerts/web';
import { CrewBreaks } from '#breaks/web';
import { dashboardFilterFromSearch } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import type { DashboardFrame } from '#dashboard/offline';
import { useShowSheet } from '#emergencies/web';
import { FirstRunPlace } from '#first-run/web';
import { HeatWaveCard, useDayRules, useHeatWaveToday } from '#heat-waves/web';
import { CrewHourCard, NowHeatCard, useNowSite } from '#heat/web';
import { countedFilter } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';
import { useInitialised } from '#packages/sync/web';
import { CardBoundary, Cards, Page } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { SiteReading } from '#readings/web';
import { RunningSessionsCard } from '#sessions/web';
import { AttentionCard } from '../attention/attention-card.tsx';
import { useAttention } from '../attention/use-attention.ts';
import { CrewRules } from '../crew-rules.tsx';
import { NowFigures } from '../overview/figures.tsx';
import { OnShiftCard } from '../overview/on-shift-card.tsx';
import { StoppedWork } from '../overview/stopped-work.tsx';
import { useCrewNow } from '../overview/use-crew-now.ts';
import { nowTexts as texts } from './now-texts.ts';
import { NowTitle } from './now-title.tsx';
import { useNowLocation } from './use-now-location.ts';
import classes from './now-screen.module.css';

/**
 * /monitoring on a phone: the heat of a location, who needs attention there, and what the crew may
 * do this hour.
 */
export function NowScreen({ frame: { locations } }: { frame: DashboardFrame }) {
  const hasPlaces = useHasPlaces();
  const showSheet = useShowSheet();
  const [location, choose] = useNowLocation(locations);
  const site = useNowSite(location?.tag_id ?? null);
  const attention = useAttention(everybody, location?.tag_id ?? null);
  const here = useCrewNow(filterOf(location?.tag_id ?? null));
  const crew = here.data;
  const found = typeof site === 'object' ? site : null;
  const isWaveToday = useHeatWaveToday();
  const waves = hasPlaces && (
    <CardBoundary key="waves">
      <HeatWaveCard location={location?.tag_id ?? null} />
    </CardBoundary>
  );
  const isLoaded = crew !== undefined && (site !== undefined || !hasPlaces);
  return (
    <Page ready={useInitialised() && (isLoaded || here.error !== null)}>
      <h1 className="ws-only-heard">{texts.title}</h1>
      <NowTitle
        {...{ locations, location }}
        zone={location === null ? null : (found?.zone ?? null)}
        onShift={crew?.crews?.flatMap(({ user_ids }) => user_ids).length ?? null}
        onChoose={choose}
      />
      <Cards className={classes['cards']}>
        <CardBoundary>
          <FirstRunPlace />
        </CardBoundary>
        <CardBoundary>
          <HelpRequests onEmergency={() => showSheet(true)} />
        </CardBoundary>
        {hasPlaces && (
          <CardBoundary>
            <StoppedWork />
          </CardBoundary>
        )}
        {hasPlaces && <NowHeatCard site={site} />}
        {isWaveToday && waves}
        <AttentionCard {...{ attention, most, place: location }} onShowAll={() => choose(null)} />
        {hasPlaces && found !== null && (
          <CrewHourCard
            key={found.tag_id}
            tag_id={found.tag_id}
            place={found.isHottest ? found.name : undefined}
            useRules={useDayRules}
          >
            {({ isToday, ...shown }) => (
              <>
                <CrewAcclimatisationNote {...shown} />
                {isToday && <CrewBreaks location_id={shown.site} />}
                <CrewRules {...shown} isNow />
              </>
            )}
          </CrewHourCard>
        )}
        <CardBoundary>
          <AlertButton isMain={false} />
        </CardBoundary>
        {!isWaveToday && waves}
        {hasPlaces && found !== null && (
          <CardBoundary>
            <SiteReading key={found.tag_id} location_id={found.tag_id} isCard />
          </CardBoundary>
        )}
        {crew !== undefined && <NowFigures crew={crew} />}
        <OnShiftCard filter={filterOf(location?.tag_id ?? null)} isCompact />
        <RunningSessionsCard isCompact />
      </Cards>
      <div className={classes['foot']}>
        <Link to="/monitoring" search={{ view: 'full' }} className={classes['full']}>
          <span>
            <b>{texts.full}</b>
            <small>{texts.fullAbout}</small>
          </span>
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </Link>
      </div>
    </Page>
  );
}

/** The cases of the card; the others are one press away. */
const most = 3;

/** The people of a location, or everybody; the last 24 hours. */
function filterOf(location_id: string | null): DashboardFilter {
  const all = dashboardFilterFromSearch({}, monitoringPage);
  const location_ids = location_id === null ? [] : [location_id];
  return countedFilter({ ...all, location_ids }, monitoringPage);
}

const everybody = filterOf(null);
