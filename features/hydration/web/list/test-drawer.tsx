import { ActionIcon } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { listNeighbours, testDetails } from '#hydration/offline';
import type { ListedTest } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { Drawer, EmptyState, ErrorState, TextSkeleton } from '#packages/ui';
import { useProfileView } from '#profile-views/web';
import type { SelectionAction } from './action-reasons.ts';
import { drawerTexts, placeWords } from './drawer-texts.ts';
import type { ListPlace } from './list-search.ts';
import { TestView } from './test-view.tsx';
import { useListQuery } from './use-list-of-tests.ts';
import classes from './drawer.module.css';

interface Props {
  place: ListPlace;
  goTo: (place: ListPlace, replace?: boolean) => void;
  onAction: (action: SelectionAction, test: ListedTest) => void;
}

/** The test of the URL, beside the list; on a phone at the bottom. */
export function TestDrawer({ place, goTo, onAction }: Props) {
  const { measurement_id } = place;
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <Drawer.Root
      opened={measurement_id !== null}
      onClose={() => goTo({ ...place, measurement_id: null })}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '90dvh' : 460}
      radius={isPhone ? 'xl' : 0}
      classNames={{ header: classes['header'] ?? '', body: classes['body'] ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Test">
        {measurement_id !== null && (
          <OpenTest
            measurement_id={measurement_id}
            place={place}
            goTo={(id) => goTo({ ...place, measurement_id: id }, true)}
            onAction={onAction}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface OpenProps extends Pick<Props, 'place' | 'onAction'> {
  measurement_id: string;
  goTo: (measurement_id: string) => void;
}

function OpenTest({ measurement_id, place, goTo, onAction }: OpenProps) {
  const details = useCopy(testDetails, { measurement_id }, { keepPrevious: true });
  const { page: _page, size: _size, ...query } = useListQuery(place);
  const { data: around } = useCopy(
    listNeighbours,
    { measurement_id, query },
    { keepPrevious: true },
  );
  const steps = [
    { label: drawerTexts.previous, key: 'ArrowLeft', icon: IconChevronLeft, to: around?.previous },
    { label: drawerTexts.next, key: 'ArrowRight', icon: IconChevronRight, to: around?.next },
  ];
  const step = (to: string | null | undefined) => to != null && goTo(to);
  useHotkeys(steps.map(({ key, to }) => [key, () => step(to)]));
  const test = details.data;
  useProfileView(test?.user_id ?? null, 'tests');
  return (
    <>
      <Drawer.Header>
        <Drawer.Title className="ws-truncate" flex={1} miw={0} fz={16} fw={600}>
          {test == null ? 'Test' : `Test of ${test.person}`}
        </Drawer.Title>
        {around !== undefined && (
          <span className={classes['place']}>{placeWords(around.at, around.of)}</span>
        )}
        {steps.map(({ label, key, icon: Icon, to }) => (
          <ActionIcon
            key={key}
            aria-label={label}
            aria-keyshortcuts={key}
            disabled={to == null}
            onClick={() => step(to)}
          >
            <Icon size={18} stroke={1.75} />
          </ActionIcon>
        ))}
        <Drawer.CloseButton aria-label="Close" />
      </Drawer.Header>
      <Drawer.Body>
        {details.error !== null && <ErrorState onRetry={() => void details.refetch()} />}
        {details.isPending && <TextSkeleton widths={[40, 70, 60, 80, 50]} />}
        {test === null && <EmptyState title="No test" text={drawerTexts.gone} outline="none" />}
        {test != null && (
          <TestView
            key={test.measurement_id}
            test={test}
            onAction={(action) => onAction(action, test)}
          />
        )}
      </Drawer.Body>
    </>
  );
}
