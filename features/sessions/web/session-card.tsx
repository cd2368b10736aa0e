import { Badge, Button, Group } from '@mantine/core';
import { IconArchive, IconClipboardList, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { RelativeTime, useConfirm } from '#packages/ui';
import { isOpenSession, remainingText, remainingTime } from '#sessions/domain';
import { sessionCandidates, sessionPreview } from '#sessions/offline';
import type { SessionCard } from '#sessions/offline';
import { SessionProgressBar } from './session-progress.tsx';
import { sessionLabel } from './session-label.ts';
import { sessionTexts as texts } from './session-texts.ts';
import { useSessionActions } from './use-session-actions.ts';
import classes from './session-card.module.css';

interface Props {
  card: SessionCard;
  /** Milliseconds since 1970. */
  now: number;
}

/** Tags that a card shows. */
const shownTags = 3;

/** A session as a card: its scope, when it began, what is left, and its progress. */
export function SessionCardView({ card, now }: Props) {
  const { session_id, created_time, progress } = card;
  const isOpen = isOpenSession(card, now);
  return (
    <li className={`${classes['card'] ?? ''} ws-surface`}>
      <h2 className={classes['scope']}>
        <Link
          to="/monitoring/sessions/$session_id"
          params={{ session_id }}
          className={classes['link']}
        >
          <Scope card={card} />
        </Link>
      </h2>
      <dl className={classes['facts']}>
        <div>
          <dt>{texts.started}</dt>
          <dd>
            <RelativeTime time={Date.parse(created_time)} />
          </dd>
        </div>
        <div>
          <dt>{texts.remaining}</dt>
          <dd>{remainingText(isOpen ? remainingTime(created_time, now) : 0)}</dd>
        </div>
      </dl>
      <SessionProgressBar progress={progress} />
      {isOpen && <CardActions card={card} />}
    </li>
  );
}

function Scope({ card }: { card: SessionCard }) {
  const { type, tags } = card;
  if (type === 'all' || type === 'custom' || tags.length === 0) return sessionLabel(card);
  return (
    <span className={classes['tags']}>
      {tags.slice(0, shownTags).map(({ tag_id, name }) => (
        <Badge key={tag_id} variant="default" title={name}>
          <span dir="auto">{name}</span>
        </Badge>
      ))}
      {tags.length > shownTags && (
        <span className={classes['more']}>{texts.moreTags(tags.length - shownTags)}</span>
      )}
    </span>
  );
}

/** What can be done with an open session. */
function CardActions({ card }: { card: SessionCard }) {
  const { session_id, type, tags, progress, isOwn } = card;
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const actions = useSessionActions();
  const tag_ids = tags.map(({ tag_id }) => tag_id);
  const isEmpty = progress.all === 0;
  const people = useUnsavedPeople(card, isEmpty && isOwn, actions.unsavedOf(session_id));
  const archive = async () => {
    const question = texts.confirmArchive(sessionLabel(card), progress.all - progress.done);
    if (await confirm(question)) await actions.archive({ session_id, type, tag_ids });
  };
  return (
    <Group gap={8} className={classes['actions']}>
      {!isEmpty && !progress.isCompleted && (
        <Button
          component={Link}
          to={`/monitoring/sessions/${session_id}/run`}
          leftSection={<IconClipboardList size={16} stroke={1.75} />}
          variant="light"
        >
          {texts.run}
        </Button>
      )}
      {isEmpty && isOwn && (
        <>
          <p className={classes['note']}>{texts.noUsers}</p>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.75} />}
            disabled={!online || people.length === 0}
            loading={actions.isBusy}
            onClick={() => void actions.saveUsers(session_id, people)}
          >
            {texts.retryUsers}
          </Button>
        </>
      )}
      {card.mayArchive && (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} stroke={1.75} />}
          disabled={!online}
          loading={actions.isBusy}
          onClick={() => void archive()}
        >
          {texts.archive}
        </Button>
      )}
    </Group>
  );
}

/**
 * The people to save again: those of this device who can still be in a session, or those with the
 * tags of the session. A one-time session that was started on another device has none.
 */
function useUnsavedPeople(
  { type, tags }: SessionCard,
  isWanted: boolean,
  unsaved: readonly string[],
): readonly string[] {
  const isOfDevice = isWanted && unsaved.length > 0;
  const isByScope = isWanted && !isOfDevice && type !== 'custom';
  const { data: candidates } = useCopy(sessionCandidates, {}, { enabled: isOfDevice });
  const { data } = useCopy(
    sessionPreview,
    { tag_ids: tags.map(({ tag_id }) => tag_id) },
    { enabled: isByScope },
  );
  if (isByScope) return data?.user_ids ?? [];
  const offered = new Set(candidates?.map(({ user_id }) => user_id));
  return unsaved.filter((user_id) => offered.has(user_id));
}
