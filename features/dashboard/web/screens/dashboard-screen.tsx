import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { fullCards } from '#dashboard/contract';
import { searchFromDashboardFilter, shownCards } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import type { DashboardFrame } from '#dashboard/offline';
import { FirstRunPlace } from '#first-run/web';
import type { CalendarRange } from '#hydration/contract';
import { personCard, personHistory } from '#hydration/offline';
import {
  CalendarGuide,
  HydrationBadge,
  PersonHistoryCard,
  PersonPictures,
  RecentCard,
  hydrationStateOf,
} from '#hydration/web';
import { AddMeasurementButton, ViewFilter } from '#measurements/web';
import { useCopy, useInitialised } from '#packages/sync/web';
import {
  Cards,
  EmptyState,
  Page,
  PageHead,
  RelativeTime,
  UnsentMark,
  useNow,
  usePanel,
  useZone,
} from '#packages/ui';
import type { Panel } from '#packages/ui';
import { CardFrame } from '../cards/card-frame.tsx';
import { DashboardCard, preloadCards } from '../cards/dashboard-card.tsx';
import { Customise } from '../configuration/customise.tsx';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { FilterLine } from '../filter/filter-line.tsx';
import { FilterPictures } from '../filter/filter-pictures.tsx';
import { PeopleChoice } from '../filter/people-choice.tsx';
import { DashboardPrintHead } from '../printing/dashboard-print-head.tsx';
import { ExportPanel } from '../printing/export-panel.tsx';
import { usePrint } from '../printing/use-print.ts';
import { useDashboardFilter } from '../use-dashboard.ts';
import { WithDashboardFrame } from './with-dashboard-frame.tsx';
import classes from './dashboard.module.css';

/**
 * /dashboard: about the people the viewer may see, otherwise about the viewer only.
 *
 * @param AttentionLink the link to what needs attention, of a higher feature
 */
export function dashboardScreen(AttentionLink: ComponentType): ComponentType {
  return function DashboardScreen() {
    useEffect(preloadCards, []);
    return (
      <WithDashboardFrame title="Dashboard">
        {(frame) => (
          <>
            {frame.others ? (
              <PeopleDashboard frame={frame} AttentionLink={AttentionLink} />
            ) : (
              <MyHydration user_id={frame.user_id} />
            )}
            <CalendarHelp ranges={frame.calendar.ranges} />
          </>
        )}
      </WithDashboardFrame>
    );
  };
}

/** The help of the calendar, while it is in the URL. */
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
          ...{ to: '/dashboard', search: searchFromDashboardFilter(filter) },
          ...{ replace: true, resetScroll: false },
        })
      }
    />
  );
}

interface PeopleProps {
  frame: DashboardFrame;
  AttentionLink: ComponentType;
}

/** The cards about all people the viewer may see, with one date filter. */
function PeopleDashboard({ frame, AttentionLink }: PeopleProps) {
  const { locations, calendar, cards: offered } = frame;
  const [filter, setFilter] = useDashboardFilter();
  const [configuration, setConfiguration] = useConfiguration(frame.configuration);
  const [view, people, customise, panel] = [usePanel(), usePanel(), usePanel(), usePanel()];
  const { usual, title, print } = usePrint();
  const exporting = useExport(panel, filter);
  const [zone, now] = [useZone(), useNow()];
  const place = { filter, now, zone, locations };
  const cards = shownCards(configuration).filter(
    (card) => offered.includes(card) && (card !== 'calendar' || !calendar.isHidden),
  );
  return (
    <Page ready={useInitialised()}>
      <DashboardPrintHead {...{ filter, title }} />
      <div className="ws-not-printed">
        <PageHead
          title="Dashboard"
          sentence={
            <FilterLine
              {...{ filter, locations }}
              onEdit={view.onOpen}
              onEditPeople={people.onOpen}
            />
          }
          actions={
            <>
              <AttentionLink />
              <ViewFilter
                {...place}
                {...view}
                onApply={(chosen) => setFilter({ ...filter, ...chosen })}
              />
              <PeopleChoice filter={filter} {...people} onApply={setFilter} />
              <Customise
                {...{ configuration, offered }}
                isCalendarHidden={calendar.isHidden}
                {...customise}
                onApply={setConfiguration}
              />
              <ExportPanel
                title={usual}
                {...exporting}
                onPrint={(chosen) => {
                  exporting.onClose();
                  print(chosen);
                }}
              />
            </>
          }
        />
      </div>
      <FirstRunPlace className={classes['first']} />
      <FilterPictures filter={filter}>
        <div className={classes['cards']}>
          {cards.map((card) => (
            <CardFrame
              key={card}
              className={classes['cardFrame']}
              data-card={card}
              data-size={fullCards.includes(card) ? 'full' : configuration.sizes[card]}
            >
              <DashboardCard
                {...{ card, filter, configuration, calendar }}
                onConfigure={setConfiguration}
              />
            </CardFrame>
          ))}
        </div>
      </FilterPictures>
      {cards.length === 0 && (
        <EmptyState
          title="All cards are hidden"
          text="Select Customise to choose the cards to show."
          action={<Button onClick={customise.onOpen}>Customise</Button>}
        />
      )}
    </Page>
  );
}

/** The export panel: opened by its button, or by the address. */
function useExport(panel: Panel, filter: DashboardFilter): Panel {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWanted = 'export' in search && search.export === true;
  return {
    opened: panel.opened || isWanted,
    onOpen: panel.onOpen,
    onClose() {
      panel.onClose();
      if (!isWanted) return;
      void navigate({
        ...{ to: '/dashboard', search: searchFromDashboardFilter(filter) },
        ...{ replace: true, resetScroll: false },
      });
    },
  };
}

/** The dashboard of a person who may see nobody else: their own status, history and tests. */
function MyHydration({ user_id }: { user_id: string }) {
  const person = useCopy(personCard, { user_id });
  const history = useCopy(personHistory, { user_id });
  const initialised = useInitialised();
  const isReady = initialised && !person.isPending && !history.isPending;
  return (
    <Page ready={isReady}>
      <PageHead
        title={
          <>
            My hydration
            {person.data && (
              <HydrationBadge
                state={hydrationStateOf(person.data.latestState)}
                value={person.data.latestState.value}
                large
              />
            )}
            {person.data?.latestState.unsent != null && (
              <UnsentMark state={person.data.latestState.unsent} short />
            )}
          </>
        }
        sentence={
          person.data?.latestState.time == null ? (
            'No test yet'
          ) : (
            <>
              Last measured <RelativeTime time={person.data.latestState.time} />
            </>
          )
        }
        actions={person.data && <AddMeasurementButton person={person.data} />}
      />
      <Cards className={classes['pair']}>
        {person.data && (
          <PersonPictures person={person.data}>
            <PersonHistoryCard query={history} />
          </PersonPictures>
        )}
        {person.data && <RecentCard person={person.data} />}
      </Cards>
    </Page>
  );
}
