import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  ListBar,
  Screen,
  SearchTabs,
  useListSearch,
  useNow,
} from '#packages/ui';
import { isArchivedSession, isOpenSession } from '#sessions/domain';
import { mayRunSessions, sessionList } from '#sessions/offline';
import { NewSessionDialog } from './new/new-session-dialog.tsx';
import { SessionCardView } from './session-card.tsx';
import { sessionSearch, sessionTabs } from './session-search.ts';
import { sessionTexts as texts } from './session-texts.ts';
import { useSkips } from './use-skips.ts';
import classes from './session-card.module.css';

const path = '/monitoring/sessions';

/** /monitoring/sessions: the open sessions as cards, and those of the last days. */
export function SessionScreen() {
  const [query] = useListSearch(sessionSearch, 'sessions', path);
  const { online } = useSyncStatus();
  const now = useNow();
  const initialised = useInitialised();
  const { changes } = useSkips();
  const { data, error, refetch } = useCopy(sessionList, { changes }, { keepPrevious: true });
  const { data: mayRun = false } = useCopy(mayRunSessions, {});
  const [isAdding, setAdding] = useState(false);
  const isListed = query.tab === 'active' ? isOpenSession : isArchivedSession;
  const cards = data?.filter((card) => isListed(card, now));
  const newButton = mayRun && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setAdding(true)}
    >
      {texts.newSession}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      ready={(initialised && cards !== undefined) || error !== null}
      sentence={texts.sentence}
      actions={newButton || undefined}
    >
      <SearchTabs
        label={texts.title}
        to={path}
        current={query.tab}
        tabs={sessionTabs.map((tab) => ({
          ...{ key: tab, word: texts[tab], search: sessionSearch.short({ ...query, tab }) },
        }))}
      />
      {!online && mayRun && <ListBar note={texts.needsConnection}>{null}</ListBar>}
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : cards === undefined ? (
        <div className={classes['cards']} aria-hidden>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={196} radius={8} />
          ))}
        </div>
      ) : cards.length > 0 ? (
        <ul className={classes['cards']}>
          {cards.map((card) => (
            <SessionCardView key={card.session_id} card={card} now={now} />
          ))}
        </ul>
      ) : query.tab === 'active' ? (
        <EmptyState
          title={texts.noActive}
          text={texts.noActiveAbout}
          action={newButton || undefined}
        />
      ) : (
        <EmptyState title={texts.noArchived} text={texts.noArchivedAbout} />
      )}
      <NewSessionDialog opened={isAdding} onClose={() => setAdding(false)} />
    </Screen>
  );
}
