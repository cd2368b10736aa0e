import { useDisclosure } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { fullCards } from '#dashboard/contract';
import type { DashboardFrame } from '#dashboard/offline';
import { shownCards } from '#dashboard/domain';
import { EmptyState, Page, PageHead, useNow, useZone } from '#packages/ui';
import { ViewFilter } from '#measurements/web';
import { useInitialised } from '#packages/sync/web';
import { CardPlace } from '../cards/card-place.tsx';
import { DashboardCard } from '../cards/dashboard-card.tsx';
import { Customise } from '../configuration/customise.tsx';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { FilterLine } from '../filter/filter-line.tsx';
import { FilterPictures } from '../filter/filter-pictures.tsx';
import { PeopleChoice } from '../filter/people-choice.tsx';
import { DashboardPrintHead } from '../printing/dashboard-print-head.tsx';
import { ExportPanel } from '../printing/export-panel.tsx';
import { usePrint } from '../printing/use-print.ts';
import { useDashboardFilter } from '../use-dashboard.ts';
import classes from './dashboard.module.css';

/** The cards about all people the viewer may see, with one date filter. */
export function PeopleDashboard({ frame }: { frame: DashboardFrame }) {
  const { locations, calendar, cards: offered } = frame;
  const [filter, setFilter] = useDashboardFilter();
  const [configuration, setConfiguration] = useConfiguration(frame.configuration);
  const [isOpen, view] = useDisclosure(false);
  const [isChoosing, people] = useDisclosure(false);
  const [isCustomising, customise] = useDisclosure(false);
  const [isExporting, panel] = useDisclosure(false);
  const { usual, title, print } = usePrint();
  const [zone, now] = [useZone(), useNow()];
  const place = { filter, now, zone, locations };
  const cards = shownCards(configuration).filter(
    (card) => offered.includes(card) && (card !== 'calendar' || !calendar.isHidden),
  );
  return (
    <Page ready={useInitialised()}>
      <DashboardPrintHead {...{ filter, now, zone, title }} />
      <div className="ws-not-printed">
        <PageHead
          title="Dashboard"
          sentence={
            <FilterLine {...{ filter, locations }} onEdit={view.open} onEditPeople={people.open} />
          }
          actions={
            <>
              <ViewFilter
                {...place}
                opened={isOpen}
                onOpen={view.open}
                onClose={view.close}
                onApply={(chosen) => setFilter({ ...filter, ...chosen })}
              />
              <PeopleChoice
                filter={filter}
                opened={isChoosing}
                onOpen={people.open}
                onClose={people.close}
                onApply={setFilter}
              />
              <Customise
                {...{ configuration, offered }}
                isCalendarHidden={calendar.isHidden}
                opened={isCustomising}
                onOpen={customise.open}
                onClose={customise.close}
                onApply={setConfiguration}
              />
              <ExportPanel
                title={usual}
                opened={isExporting}
                onOpen={panel.open}
                onClose={panel.close}
                onPrint={(chosen) => {
                  panel.close();
                  print(chosen);
                }}
              />
            </>
          }
        />
      </div>
      <FilterPictures filter={filter}>
        <div className={classes['cards']}>
          {cards.map((card) => (
            <CardPlace
              key={card}
              className={classes['place']}
              data-card={card}
              data-size={fullCards.includes(card) ? 'full' : configuration.sizes[card]}
            >
              <DashboardCard
                {...{ card, filter, configuration, calendar, now, zone }}
                onConfigure={setConfiguration}
              />
            </CardPlace>
          ))}
        </div>
      </FilterPictures>
      {cards.length === 0 && (
        <EmptyState
          title="All cards are hidden"
          text="Select Customise to choose the cards to show."
          action={<Button onClick={customise.open}>Customise</Button>}
        />
      )}
    </Page>
  );
}
