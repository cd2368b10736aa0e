import { Group } from '@mantine/core';
import { peopleLabels } from '#hydration/offline';
import { FilterSentence, ViewFilter } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import { useNow, usePanel, useZone } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { listTexts } from '../list/list-texts.ts';
import { personPage } from './tests-search.ts';
import type { TestsOfPerson } from './use-tests-of-person.ts';

/** Which of a person's tests the page shows, with an edit link: 'Last 30 days (…): 12 tests'. */
export function ViewBar({ tests }: { tests: TestsOfPerson }) {
  const { place, setView, query } = tests;
  const { filter } = place;
  const [now, zone, hasPlaces] = [useNow(), useZone(), useHasPlaces()];
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const view = usePanel();
  const locations = labels.filter(({ type }) => hasPlaces && type === 'location');
  return (
    <Group gap="8px 16px" justify="space-between" mb={12} c="dimmed">
      <span data-testid="view-line">
        <FilterSentence {...{ filter, locations }} onEdit={view.onOpen} />
        {query.data && `: ${listTexts.tests(query.data.total)}`}
      </span>
      <ViewFilter
        {...{ filter, now, zone, locations }}
        page={personPage}
        {...view}
        onApply={setView}
      />
    </Group>
  );
}
