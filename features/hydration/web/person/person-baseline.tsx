import { Button } from '@mantine/core';
import { baselineCandidates, baselinesOfPerson, personHistory } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, Cards, EmptyState, LeaveGuard, useDelayPageReady } from '#packages/ui';
import { BaselinesCard } from '../baseline/baselines-card.tsx';
import { baselineTexts } from '../baseline/baseline-texts.ts';
import { BuildCard } from '../baseline/build-card.tsx';
import { previewOf } from '../baseline/preview-of.ts';
import { useBuilding } from '../baseline/use-building.ts';
import { BaselineCard } from '../cards/baseline-card.tsx';
import { BaselineFacts } from '../cards/baseline-facts.tsx';
import { hiddenValuesHelp, hiddenValueText } from '../value-text.ts';
import classes from './person.module.css';

/** A person's baselines: the one in force, earlier ones, and building a new one. */
export function PersonBaseline({ person }: { person: PersonCard }) {
  const { user_id } = person;
  const history = useCopy(personHistory, { user_id });
  const baselines = useCopy(baselinesOfPerson, { user_id });
  const candidates = useCopy(baselineCandidates, { user_id });
  const { online } = useSyncStatus();
  const offered = candidates.data ?? [];
  const building = useBuilding(user_id, offered);
  const { isOpen, ticked } = building;
  const preview = isOpen ? previewOf(offered, ticked) : null;
  useDelayPageReady([history, baselines, candidates].some(({ isPending }) => isPending));
  if (!person.may.viewValues) {
    return (
      <Card title={baselineTexts.title}>
        <EmptyState title={hiddenValueText} text={hiddenValuesHelp} outline="chart" />
      </Card>
    );
  }
  return (
    <Cards className={`${classes['cards'] ?? ''} ${classes['baseline'] ?? ''}`}>
      <Cards className={classes['column']}>
        {person.may.measure && !isOpen && (
          <Button
            style={{ alignSelf: 'flex-start' }}
            disabled={!online}
            autoFocus={building.wasOpen}
            title={online ? undefined : baselineTexts.needsConnection}
            onClick={building.begin}
          >
            {baselineTexts.build}
          </Button>
        )}
        {isOpen && (
          <BuildCard
            candidates={offered}
            ticked={ticked}
            onTick={building.tick}
            isSaving={building.isSaving}
            onSave={() => void building.save()}
            onCancel={building.end}
          />
        )}
        <BaselinesCard person={person} query={baselines} />
      </Cards>
      {preview === null ? (
        <BaselineCard query={history} />
      ) : (
        <Card title={baselineTexts.preview}>
          <BaselineFacts history={preview} />
        </Card>
      )}
      <LeaveGuard when={isOpen && ticked.size > 0} />
    </Cards>
  );
}
