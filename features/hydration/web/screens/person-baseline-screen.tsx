import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { baselineCandidates, baselinesOfPerson, personHistory } from '#hydration/offline';
import { PeoplePartsProvider, PersonFrame } from '#people/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, Cards, LeaveGuard } from '#packages/ui';
import { BaselinesCard } from '../baseline/baselines-card.tsx';
import { baselineTexts } from '../baseline/baseline-texts.ts';
import { BuildCard } from '../baseline/build-card.tsx';
import { previewOf } from '../baseline/preview-of.ts';
import { useBuilding } from '../baseline/use-building.ts';
import { BaselineCard } from '../cards/baseline-card.tsx';
import { BaselineFacts } from '../cards/baseline-facts.tsx';
import { peopleParts } from '../people-parts.tsx';
import classes from './person-baseline-screen.module.css';

/** A person's baselines: the one in force, earlier ones, and building a new one. */
export function PersonBaselineScreen() {
  const { user_id = '' } = useParams({ strict: false });
  const history = useCopy(personHistory, { user_id });
  const baselines = useCopy(baselinesOfPerson, { user_id });
  const candidates = useCopy(baselineCandidates, { user_id });
  const { online } = useSyncStatus();
  const offered = candidates.data ?? [];
  const building = useBuilding(user_id, offered);
  const { isOpen, ticked } = building;
  const preview = isOpen ? previewOf(offered, ticked) : null;
  const isReady = ![history, baselines, candidates].some(({ isPending }) => isPending);
  return (
    <PeoplePartsProvider value={peopleParts}>
      <PersonFrame user_id={user_id} ready={isReady}>
        {(person) => (
          <Cards className={classes['cards']}>
            <Cards className={classes['wide']}>
              {person.may.measure && !isOpen && (
                <Button
                  className={classes['begin'] ?? ''}
                  disabled={!online}
                  autoFocus={building.wasOpen}
                  title={online ? undefined : baselineTexts.needsLine}
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
                  online={online}
                  isSaving={building.isSaving}
                  onSave={() => void building.save()}
                  onCancel={building.end}
                />
              )}
              <BaselinesCard person={person} query={baselines} online={online} />
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
        )}
      </PersonFrame>
    </PeoplePartsProvider>
  );
}
