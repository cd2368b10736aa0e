import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { kindsOfTests, peopleLabels } from '#hydration/offline';
import type { ListedTest } from '#hydration/offline';
import { AddAnyMeasurementButton } from '#measurements/web';
import { useCopy, useInitialised } from '#packages/sync/web';
import { useProfileView } from '#profile-views/web';
import { EmptyState, NoMatch, Screen } from '#packages/ui';
import { KindTabs } from '../list/kind-tabs.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import type { OpenFilter } from '../list/list-filters.tsx';
import { ListLine } from '../list/list-line.tsx';
import { defaultPlace, isNarrowed } from '../list/list-search.ts';
import type { ListPlace } from '../list/list-search.ts';
import { ListTable } from '../list/list-table.tsx';
import { listTexts } from '../list/list-texts.ts';
import { TestDrawer } from '../list/test-drawer.tsx';
import { useChosenTests } from '../list/use-chosen-tests.ts';
import type { ChosenTests } from '../list/use-chosen-tests.ts';
import { useSelectionActions } from '../list/use-list-actions.tsx';
import {
  useAllTests,
  useListCount,
  useListOfTests,
  useListPlace,
  useListQuery,
} from '../list/use-list-of-tests.ts';
import classes from '../list/list.module.css';

/** /measurements: the tests of all people whom the viewer may see, by type. */
export function MeasurementsScreen() {
  const { place, goTo } = useListPlace();
  const query = useListQuery(place);
  const list = useListOfTests(query);
  const readAll = useAllTests(query);
  const { data: kinds } = useCopy(kindsOfTests, {});
  const kind = kinds?.find(
    ({ type, custom_id }) => type === place.type && custom_id === place.custom_id,
  );
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: place.showHidden });
  const [open, setOpen] = useState<OpenFilter>(null);
  const chosen = useChosenTests();
  const { menu, layer, begin } = useSelectionActions({
    ...{ chosen, readAll, removed: place.removed },
    matching: list.data?.tests ?? 0,
  });
  const initialised = useInitialised();
  // Only a list of one person opens their tests.
  useProfileView(place.user_ids.length === 1 ? (place.user_ids[0] ?? null) : null, 'tests');
  return (
    <Screen
      title={listTexts.title}
      ready={initialised && kinds !== undefined && !list.isPending}
      actions={
        <>
          <ListFilters
            {...{ place, labels, open }}
            onOpen={setOpen}
            onApply={(next) => goTo(next)}
          />
          <AddAnyMeasurementButton />
        </>
      }
      sentence={
        <ListLine
          {...{ place, labels }}
          list={list.data}
          onEdit={() => setOpen('view')}
          onEditPeople={() => setOpen('people')}
        />
      }
    >
      <KindTabs place={place} />
      <div className={`${classes['toolbar'] ?? ''} ws-not-printed`}>
        <ChooseShown rows={list.data?.rows ?? []} chosen={chosen} />
      </div>
      <ListTable
        {...{ place, kind, list, chosen, menu, goTo, readAll }}
        empty={<Nothing place={place} goTo={goTo} />}
      />
      {layer}
      <TestDrawer place={place} goTo={goTo} onAction={(action, test) => begin(action, [test])} />
    </Screen>
  );
}

/** Shown if there is no test of this type, or none that matches. */
function Nothing({ place, goTo }: { place: ListPlace; goTo: (place: ListPlace) => void }) {
  const all = { ...defaultPlace, type: place.type, custom_id: place.custom_id };
  const everything: ListPlace = { ...all, date_filter: 'all', removed: place.removed };
  const { data } = useListCount(useListQuery(everything));
  if (data?.tests === 0 && place.removed) {
    return <EmptyState title={listTexts.noneRemoved} text={listTexts.noneRemovedAbout} />;
  }
  if (data?.tests === 0) {
    return (
      <EmptyState
        title={listTexts.none}
        text={listTexts.noneAbout}
        action={<AddAnyMeasurementButton />}
      />
    );
  }
  if (isNarrowed(place)) return <NoMatch text={listTexts.noMatch} onReset={() => goTo(all)} />;
  return (
    <EmptyState
      title={listTexts.noneHere}
      text={listTexts.noneThen}
      action={
        <Button variant="default" onClick={() => goTo(everything)}>
          {listTexts.allTime}
        </Button>
      }
    />
  );
}

/** Chooses all tests of the current page, or none. */
function ChooseShown({ rows, chosen }: { rows: readonly ListedTest[]; chosen: ChosenTests }) {
  const count = rows.filter(({ measurement_id }) => chosen.has(measurement_id)).length;
  return (
    <Checkbox
      label="Select page"
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      onChange={(event) => chosen.set(rows, event.currentTarget.checked)}
    />
  );
}
