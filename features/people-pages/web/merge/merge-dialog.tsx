import { ActionIcon, Alert, Badge, Button, Group, Stack, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { personCard } from '#hydration/offline';
import { testCount } from '#measurements/offline';
import { dateText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Modal, RelativeTime, TextSkeleton, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { personMerge } from '#people/offline';
import { LabelList, PersonAvatar, PersonPicker } from '#people/web';
import { actionTexts } from '../actions/action-texts.ts';
import { usePersonActions } from '../actions/use-person-actions.ts';
import { mergeSentence } from './merge-words.ts';
import classes from './merge-dialog.module.css';

/** Source and target of a merge. The target may still have to be chosen. */
export interface MergePair {
  source: string | null;
  target: string;
}

interface Props {
  pair: MergePair | null;
  onClose: () => void;
  /** Called after the merge. */
  onMerged?: (target: string) => void;
}

/** Two records of one person side by side: which one stays, and what happens to the other. */
export function MergeDialog({ pair, onClose, onMerged }: Props) {
  return (
    <Modal opened={pair !== null} onClose={onClose} title="Merge two people" size={720}>
      {pair !== null && <MergeForm pair={pair} onClose={onClose} {...(onMerged && { onMerged })} />}
    </Modal>
  );
}

function MergeForm({ pair, onClose, onMerged }: Props & { pair: MergePair }) {
  const [{ source, target }, setPair] = useState(pair);
  const from = useCopy(personCard, { user_id: source ?? '' }).data ?? null;
  const into = useCopy(personCard, { user_id: target }).data ?? null;
  const tests = useCopy(testCount, { user_id: source ?? '' }).data ?? 0;
  const { online } = useSyncStatus();
  const actions = usePersonActions();
  const taken = useMemo(() => [pair.target], [pair.target]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const reason = useMergeProblem(source, target);
  const swapped = useMergeProblem(target, source);

  async function merge(): Promise<void> {
    if (from === null || into === null) return;
    setBusy(true);
    const why = await actions.merge(named(from), named(into));
    setBusy(false);
    setRefused(why);
    if (why !== null) return;
    onClose();
    onMerged?.(into.user_id);
  }

  return (
    <Stack gap={16}>
      {pair.source === null && (
        <PersonPicker
          label="The other person"
          isFirst
          value={source === pair.target ? target : source}
          taken={taken}
          onChange={(user_id) => {
            setRefused(null);
            setPair({ source: user_id, target: pair.target });
          }}
        />
      )}
      <div className={classes['sides']}>
        <MergeSide title="Removed" person={from} user_id={source} />
        <Tooltip label={swapped} disabled={(swapped ?? null) === null}>
          <ActionIcon
            variant="default"
            aria-label="Swap"
            className={classes['swap'] ?? ''}
            disabled={source === null}
            onClick={() => {
              setRefused(null);
              if (source !== null) setPair({ source: target, target: source });
            }}
          >
            <IconArrowsExchange size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <MergeSide title="Kept" person={into} user_id={target} />
      </div>
      {from !== null && into !== null && <p>{mergeSentence(from, into, tests)}</p>}
      {source !== null && (from === null || into === null) && <TextSkeleton widths={[80]} />}
      {(refused ?? reason ?? null) !== null && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
        >
          {refused ?? reason}
        </Alert>
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={isBusy}
          disabled={from === null || into === null || reason !== null || !online}
          onClick={() => void merge()}
        >
          Merge
        </Button>
      </Group>
      <div role="status">{!online && <p>{actionTexts.needsConnection}</p>}</div>
    </Stack>
  );
}

/** Message why a merge is not allowed; null if it is, undefined until known. */
function useMergeProblem(source: string | null, target: string | null): string | null | undefined {
  const pair = { source_user_id: source ?? '', target_user_id: target ?? '' };
  return useCopy(personMerge, pair).data;
}

function named(person: PersonCard) {
  return { user_id: person.user_id, name: personName(person) };
}

interface MergeSideProps {
  /** 'Goes' or 'Stays'. */
  title: string;
  /** Null until loaded. */
  person: PersonCard | null;
  /** Null if nobody is chosen. */
  user_id: string | null;
}

/** One of the two people of a merge, with what would move or stay. */
function MergeSide({ title, person, user_id }: MergeSideProps) {
  return (
    <section className={classes['side']} aria-label={title} data-side={title}>
      <h3 className={classes['title']}>{title}</h3>
      {user_id === null && <p className={classes['none']}>No person selected yet</p>}
      {user_id !== null && person === null && <TextSkeleton widths={[60, 80, 40]} />}
      {person !== null && <Facts person={person} />}
    </section>
  );
}

function Facts({ person }: { person: PersonCard }) {
  const zone = useZone();
  const { data: tests } = useCopy(testCount, { user_id: person.user_id });
  const { email, labels, access, latestState, created_time, is_hidden } = person;
  return (
    <>
      <p className={classes['name']}>
        <PersonAvatar person={person} size={32} />
        <b>{personName(person)}</b>
        {is_hidden && <Badge variant="default">Hidden</Badge>}
      </p>
      <dl className={classes['facts']}>
        <dt>Email</dt>
        <dd>{email ?? '–'}</dd>
        <dt>Tests</dt>
        <dd>{tests ?? '–'}</dd>
        <dt>Last measured</dt>
        <dd>{latestState.time === null ? '–' : <RelativeTime time={latestState.time} />}</dd>
        <dt>Tags</dt>
        <dd>{labels.length === 0 ? '–' : <LabelList labels={labels} most={5} wrap />}</dd>
        <dt>Access</dt>
        <dd>{access}</dd>
        <dt>Added</dt>
        <dd>{dateText(Date.parse(created_time), zone)}</dd>
      </dl>
    </>
  );
}
