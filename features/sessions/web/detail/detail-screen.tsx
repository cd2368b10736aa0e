import { Button, Group } from '@mantine/core';
import { IconArchive, IconClipboardList, IconId } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { dateTimeText } from '#packages/kit';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  ListBar,
  Screen,
  SearchField,
  useConfirm,
  useListSearch,
  useNow,
  useZone,
} from '#packages/ui';
import { ActionButton, badgesProblem, badgeTexts, useOpenBadges } from '#people/web';
import { canViewOthers } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { isOpenSession, remainingText, remainingTime } from '#sessions/domain';
import { sessionDetail } from '#sessions/offline';
import type { SessionCard, SessionDetail } from '#sessions/offline';
import { sessionLabel } from '../session-label.ts';
import { SessionProgressBar } from '../session-progress.tsx';
import { sessionPeopleSearch } from '../session-search.ts';
import { detailTexts as texts, sessionTexts } from '../session-texts.ts';
import { useSessionActions } from '../use-session-actions.ts';
import { useSkips } from '../use-skips.ts';
import { AbsentSession } from './absent-session.tsx';
import { PeopleTable } from './people-table.tsx';
import classes from './detail.module.css';

/** /monitoring/sessions/{uuid}: the people of a session and their results. */
export function DetailScreen() {
  const { session_id = '' } = useParams({ strict: false });
  const path = `/monitoring/sessions/${session_id}`;
  const [query, onQuery] = useListSearch(sessionPeopleSearch, 'session-people', path);
  const [now, zone] = [useNow(), useZone()];
  const initialised = useInitialised();
  const { changes, skip } = useSkips();
  const { data, error, refetch } = useCopy(
    sessionDetail,
    { session_id, changes },
    { keepPrevious: true },
  );
  const isOpen = data ? isOpenSession(data.card, now) : false;
  if (data === null) return <AbsentSession />;
  const card = data?.card;
  return (
    <Screen
      title={card ? sessionLabel(card) : sessionTexts.title}
      ready={(initialised && data !== undefined) || error !== null}
      sentence={card && sentenceOf(card, isOpen, { now, zone })}
      crumbs={
        <Crumbs here={card ? sessionLabel(card) : ''}>
          <Link to="/monitoring/sessions">{sessionTexts.title}</Link>
        </Crumbs>
      }
      actions={data && isOpen ? <Actions {...data} /> : undefined}
    >
      {card && (
        <div className={classes['head']}>
          <SessionProgressBar progress={card.progress} />
        </div>
      )}
      <ListBar
        note={
          card !== undefined &&
          (card.unreadable > 0 ? sessionTexts.unreadable(card.unreadable) : !isOpen && texts.closed)
        }
      >
        <SearchField
          label={texts.search}
          placeholder={texts.placeholder}
          value={query.search}
          onChange={(next) => onQuery({ ...query, search: next, page: 0 }, true)}
        />
      </ListBar>
      <PeopleTable
        people={data?.people}
        {...{ isOpen, error, query, onQuery }}
        onRetry={() => void refetch()}
        onSkip={({ user_id }, isSkipped, skip_reason) =>
          void skip({ session_id, user_id, skip: isSkipped, skip_reason })
        }
      />
    </Screen>
  );
}

function sentenceOf(
  { created_time }: SessionCard,
  isOpen: boolean,
  { now, zone }: { now: number; zone: string },
): string {
  const begun = `${sessionTexts.started} ${dateTimeText(Date.parse(created_time), zone)}`;
  const left = remainingText(isOpen ? remainingTime(created_time, now) : 0);
  return `${begun} · ${sessionTexts.remaining} ${left}`;
}

function Actions({ card, people }: SessionDetail) {
  const { session_id, type, tags, progress } = card;
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const actions = useSessionActions();
  const openBadges = useOpenBadges();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const archive = async () => {
    const question = sessionTexts.confirmArchive(sessionLabel(card), progress.all - progress.done);
    if (!(await confirm(question))) return;
    await actions.archive({ session_id, type, tag_ids: tags.map(({ tag_id }) => tag_id) });
  };
  return (
    <Group gap={8}>
      {card.mayArchive && (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} stroke={1.75} />}
          disabled={!online}
          loading={actions.isBusy}
          onClick={() => void archive()}
        >
          {sessionTexts.archive}
        </Button>
      )}
      {viewer !== undefined && canViewOthers(viewer) && (
        <ActionButton
          label={badgeTexts.print}
          icon={<IconId size={16} stroke={1.75} />}
          reason={badgesProblem(people.length)}
          onClick={() => openBadges(people.map(({ user_id }) => user_id))}
        />
      )}
      {progress.all > progress.done && (
        <Button
          component={Link}
          to={`/monitoring/sessions/${session_id}/run`}
          leftSection={<IconClipboardList size={16} stroke={1.75} />}
        >
          {sessionTexts.run}
        </Button>
      )}
    </Group>
  );
}
