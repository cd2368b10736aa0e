import { Button } from '@mantine/core';
import { smallestBaseline } from '#hydration/domain';
import type { BaselineCandidate } from '#hydration/offline';
import { ActionNote, Card, EmptyState } from '#packages/ui';
import { baselineTexts, tickedText } from './baseline-texts.ts';
import { CandidatesTable } from './candidates-table.tsx';
import classes from './build-card.module.css';

interface Props {
  candidates: readonly BaselineCandidate[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  online: boolean;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Chooses the tests of a new baseline. */
export function BuildCard({ candidates, ticked, onTick, ...props }: Props) {
  const { online, isSaving, onSave, onCancel } = props;
  if (candidates.length === 0) {
    return (
      <Card title={baselineTexts.buildTitle}>
        <EmptyState
          title={baselineTexts.noTests}
          text={baselineTexts.noTestsAbout}
          action={
            <Button variant="default" autoFocus onClick={onCancel}>
              {baselineTexts.cancel}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      title={baselineTexts.buildTitle}
      subtitle={baselineTexts.buildAbout}
      help={baselineTexts.buildHelp}
      flush
    >
      <CandidatesTable candidates={candidates} ticked={ticked} onTick={onTick} />
      <div className={classes['foot']}>
        <span role="status" className={classes['count']}>
          {tickedText(ticked.size)}
        </span>
        <ActionNote>{online ? '' : baselineTexts.needsLine}</ActionNote>
        <Button variant="default" onClick={onCancel}>
          {baselineTexts.cancel}
        </Button>
        <Button
          loading={isSaving}
          disabled={!online || ticked.size < smallestBaseline}
          onClick={onSave}
        >
          {baselineTexts.save}
        </Button>
      </div>
    </Card>
  );
}
