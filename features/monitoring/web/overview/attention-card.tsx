import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DashboardFilter } from '#dashboard/domain';
import { HydrationBadge } from '#hydration/web';
import { AddMeasurement } from '#measurements/web';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText } from '#packages/kit';
import {
  Card,
  EmptyState,
  ErrorState,
  Modal,
  RelativeTime,
  TableSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { personName } from '#people/domain';
import { PersonAvatar, PersonLink } from '#people/web';
import { overviewTexts as texts } from './overview-texts.ts';
import { useCrewNow } from './use-crew-now.ts';
import { useShowThese } from './use-show-these.ts';
import classes from './attention-card.module.css';

/** The most people of the card. */
const most = 5;

/** The dehydrated people, the worst first, each with a button for the re-test. */
export function AttentionCard({ filter }: { filter: DashboardFilter }) {
  const { data, error, refetch } = useCrewNow(filter);
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  // The name stays while the dialog fades out.
  const [tested, setTested] = useState<{ user_id: string; name: string } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const people = data?.attention;
  const ids = people?.map(({ person }) => person.user_id) ?? [];
  return (
    <Card
      title={texts.attention}
      help={texts.attentionHelp}
      aside={
        ids.length > 0 ? (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => showThese(ids, texts.needing(hourText(now, zone)))}
          >
            {texts.all(ids.length)}
          </Button>
        ) : undefined
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : people === undefined ? (
        <TableSkeleton rows={3} height={56} />
      ) : people.length === 0 ? (
        <EmptyState title={texts.nobodyNeeds} text={texts.nobodyNeedsAbout} />
      ) : (
        <ul className={classes['people']}>
          {people.slice(0, most).map((each) => (
            <Person
              key={each.person.user_id}
              row={each}
              hasShifts={data?.crews != null}
              onTest={(person) => {
                setTested(person);
                setAdding(true);
              }}
            />
          ))}
        </ul>
      )}
      <Modal
        opened={isAdding}
        onClose={() => setAdding(false)}
        title={tested === null ? '' : texts.retestOf(tested.name)}
        size={480}
      >
        {tested !== null && <AddMeasurement person={tested} onClose={() => setAdding(false)} />}
      </Modal>
    </Card>
  );
}

interface PersonProps {
  row: NeedsAttention;
  /** Whether the organisation plans shifts. */
  hasShifts: boolean;
  onTest: (person: { user_id: string; name: string }) => void;
}

function Person({ row, hasShifts, onTest }: PersonProps) {
  const { person, state, value, time, isOnShift, mayTest } = row;
  const { user_id } = person;
  const name = personName(person);
  return (
    <li>
      <PersonAvatar person={person} />
      <span className={classes['person']}>
        <PersonLink user_id={user_id} className={classes['name']}>
          <span dir="auto">{name}</span>
        </PersonLink>
        <span className={classes['finding']}>
          <HydrationBadge state={state} value={value} />
          <small>
            <RelativeTime time={time} />
            {hasShifts && !isOnShift && `, ${texts.offShift}`}
          </small>
        </span>
      </span>
      {mayTest && (
        <Button
          variant="default"
          size="sm"
          aria-label={texts.retestOf(name)}
          onClick={() => onTest({ user_id, name })}
        >
          {texts.retest}
        </Button>
      )}
    </li>
  );
}
