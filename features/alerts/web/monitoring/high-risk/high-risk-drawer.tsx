import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { actionFlags, statusActions } from '#alerts/contract';
import { recordId } from '#alerts/offline';
import type { HighRiskRow } from '#alerts/offline';
import { AddRetestButton } from '#measurements/web';
import { useSyncStatus } from '#packages/sync/web';
import { Drawer, EmptyState, TextSkeleton, useNow } from '#packages/ui';
import { answerTexts, recordTexts } from '../answer-texts.ts';
import { AlertButton } from '../send/alert-button.tsx';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useQueuedRecords } from '../use-queued-answers.ts';
import { HighRiskTimeLine } from './time-line.tsx';
import classes from './drawer.module.css';

interface Props {
  /** Id of the row. */
  open: string | null;
  /** All rows; undefined while loading. */
  rows: readonly HighRiskRow[] | undefined;
  onClose: () => void;
}

/** A high-risk measurement beside the list: its timeline, and the buttons that record actions. */
export function HighRiskDrawer({ open, rows, onClose }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, {
    getInitialValueInEffect: false,
  });
  const row = rows?.find(({ high_risk_id }) => high_risk_id === open);
  return (
    <Drawer.Root
      opened={open !== null}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '90dvh' : 460}
      radius={isPhone ? 'xl' : 0}
      classNames={{ header: classes['header'] ?? '', body: classes['body'] ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title className="ws-truncate" flex={1} miw={0} fz={16} fw={600}>
            {row === undefined ? answerTexts.highRisk : `High-risk test of ${row.name}`}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          {rows === undefined && <TextSkeleton widths={[40, 70, 60]} />}
          {rows !== undefined && row === undefined && (
            <EmptyState title="Not found" text={answerTexts.notThere} outline="none" />
          )}
          {row !== undefined && <Content row={row} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Content({ row }: { row: HighRiskRow }) {
  const now = useNow();
  const place = [...row.locations, ...row.jobs].join(', ');
  return (
    <>
      <p className={classes['facts']}>
        <Link to="/people/$user_id" params={{ user_id: row.user_id }}>
          {row.name}
        </Link>
        {place !== '' && <span dir="auto">{place}</span>}
        {row.tags.length > 0 && <span dir="auto">{row.tags.join(', ')}</span>}
      </p>
      <Records row={row} />
      <div className={classes['records']}>
        {row.retest === null && <AddRetestButton user_id={row.user_id} name={row.name} />}
        <AlertButton people={[row]} tests={row.test === null ? [] : [row.test]} />
      </div>
      <HighRiskTimeLine row={row} now={now} />
    </>
  );
}

/** A button for each required action; a done one can be taken back. */
function Records({ row }: { row: HighRiskRow }) {
  const { online } = useSyncStatus();
  const { record, undoRecord, isBusy } = useAnswerActions();
  const queued = useQueuedRecords();
  const offered = statusActions.filter(
    (action) =>
      row.actions[action] !== 'not_required' &&
      (row.isManaged || (row.isOwn && action !== 'call_supervisor')),
  );
  if (offered.length === 0) return null;
  return (
    <div className={classes['records']} role="group" aria-label="Record actions">
      {offered.map((action) => {
        const [isDone, flag] = [row.actions[action] === 'done', actionFlags[action]];
        // Its step of the timeline says that it will be sent.
        if (!isDone && queued.has(recordId(row.high_risk_id, flag))) return null;
        return (
          <Button
            key={action}
            variant={isDone ? 'subtle' : 'default'}
            disabled={(isDone && !online) || isBusy}
            onClick={() => void (isDone ? undoRecord : record)(row.high_risk_id, flag)}
          >
            {isDone ? `Undo: ${recordTexts[action].done}` : recordTexts[action].mark}
          </Button>
        );
      })}
    </div>
  );
}
