import { Link } from '@tanstack/react-router';
import type { TestList } from '#hydration/offline';
import { FilterSentence, peopleWords } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import type { LabelCount } from '#people/domain';
import { peopleNamed } from '#people/offline';
import { reachOf } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { countText } from '#packages/kit';
import { searchFromPlace } from './list-search.ts';
import type { ListPlace } from './list-search.ts';
import { listTexts } from './list-texts.ts';
import classes from './list.module.css';

interface Props {
  place: ListPlace;
  /** undefined while loading. */
  list: TestList | undefined;
  labels: readonly LabelCount[];
  onEdit: () => void;
  onEditPeople: () => void;
}

/** What the list shows, as a sentence: 'Last 7 days (14 – 20 Nov), all people: 776 tests of 231 people'. */
export function ListLine({ place, list, labels, ...edit }: Props) {
  const who = useWhoWords(place, labels);
  return (
    <span data-testid="list-line">
      {place.removed && <b>Removed tests: </b>}
      <FilterSentence filter={place} locations={labels} who={who} {...edit} />
      {list !== undefined && (
        <>
          {': '}
          <b>{countText(list.tests)}</b> {list.tests === 1 ? 'test' : 'tests'} of{' '}
          <b>{countText(list.people)}</b> {list.people === 1 ? 'person' : 'people'}
          {list.invalid > 0 && `, ${countText(list.invalid)} invalid`}
        </>
      )}
      <RemovedLink place={place} />
    </span>
  );
}

/** Link to the removed tests, if the viewer may restore them; and back. */
function RemovedLink({ place }: { place: ListPlace }) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const reach = viewer && reachOf(viewer, 'delete_measure');
  if (!reach?.everybody && !reach?.tag_ids.length && !place.removed) return null;
  const search = { ...place, removed: !place.removed, page: 0, measurement_id: null };
  return (
    <>
      {' · '}
      <Link to="/measurements" search={searchFromPlace(search)} className={classes['link']}>
        {place.removed ? listTexts.backToTests : listTexts.removedTests}
      </Link>
    </>
  );
}

/** The people of the list: by name if few were chosen, otherwise by labels. */
function useWhoWords(place: ListPlace, labels: readonly LabelCount[]) {
  const { user_ids, tag_ids, job_ids } = place;
  const { data: people = [] } = useCopy(
    peopleNamed,
    { user_ids },
    { enabled: user_ids.length > 0, keepPrevious: true },
  );
  return peopleWords({ tag_ids, job_ids, user_ids: [...user_ids] }, { labels, people });
}
