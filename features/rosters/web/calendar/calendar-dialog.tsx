import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useWrite } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { CopyText, ErrorState, Modal, RelativeTime, TextSkeleton, useConfirm } from '#packages/ui';
import {
  calendarScopes,
  createCalendarFeed,
  listCalendarFeeds,
  removeCalendarFeed,
} from '#rosters/contract';
import type { CalendarFeed, CalendarScope } from '#rosters/contract';
import { rosterTexts } from '../roster-texts.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import classes from './calendar.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** A manager can have a feed of their team too. */
  isManager: boolean;
}

/** The calendar feeds of the viewer: secret addresses that are created, replaced and removed. */
export function CalendarDialog({ opened, onClose, isManager }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size={560}>
      {opened && <Feeds isManager={isManager} />}
    </Modal>
  );
}

function Feeds({ isManager }: Pick<Props, 'isManager'>) {
  const { data, error, refetch } = useAnswer(listCalendarFeeds);
  const { online } = useSyncStatus();
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton widths={[90, 80, 60]} />;
  const feedOf = (scope: CalendarScope) => data.feeds.find((feed) => feed.scope === scope);
  const shown = calendarScopes.filter((scope) => scope === 'own' || isManager || feedOf(scope));
  return (
    <Stack gap={16}>
      <p className="ws-note">{texts.about}</p>
      {!online && (
        <p role="status" className="ws-note">
          {rosterTexts.needsConnection}
        </p>
      )}
      {shown.map((scope) => (
        <Feed key={scope} scope={scope} feed={feedOf(scope)} online={online} />
      ))}
    </Stack>
  );
}

interface FeedProps {
  scope: CalendarScope;
  feed: CalendarFeed | undefined;
  online: boolean;
}

function Feed({ scope, feed, online }: FeedProps) {
  const [address, setAddress] = useState<string | null>(null);
  const client = useClient();
  const confirm = useConfirm();
  const { write, isBusy } = useWrite({ stale: [listCalendarFeeds] });
  const { name, about } = texts.scopes[scope];

  async function create(): Promise<void> {
    if (feed !== undefined && !(await confirm(texts.replaceSure))) return;
    await write(
      async () => {
        const made = await client.call(createCalendarFeed, { body: { scope } });
        setAddress(made.address);
      },
      { done: texts.created },
    );
  }
  async function remove(): Promise<void> {
    if (!(await confirm(texts.removeSure))) return;
    setAddress(null);
    await write(() => client.call(removeCalendarFeed, { params: { scope } }), {
      done: texts.removed,
    });
  }

  return (
    <section className={classes['feed']} aria-label={name}>
      <h3>{name}</h3>
      <p className="ws-note">{about}</p>
      <div role="status">
        {address !== null && (
          <>
            <CopyText label={texts.address} text={address} />
            <p className={classes['secret']}>
              <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
              {texts.secret}
            </p>
          </>
        )}
      </div>
      <Group justify="space-between" gap={8}>
        <p className="ws-small">
          {feed === undefined ? (
            texts.none
          ) : (
            <>
              Created <RelativeTime time={Date.parse(feed.created_time)} />,{' '}
              {feed.last_read_time === null ? (
                texts.neverRead
              ) : (
                <>
                  {texts.lastRead} <RelativeTime time={Date.parse(feed.last_read_time)} />
                </>
              )}
            </>
          )}
        </p>
        <Group gap={8}>
          {feed !== undefined && (
            <Button
              variant="default"
              data-danger
              disabled={!online || isBusy}
              aria-label={`${texts.remove} ${name}`}
              onClick={() => void remove()}
            >
              {texts.remove}
            </Button>
          )}
          <Button
            variant={feed === undefined ? 'filled' : 'default'}
            loading={isBusy}
            disabled={!online}
            aria-label={`${feed === undefined ? texts.create : texts.replace} for ${name}`}
            onClick={() => void create()}
          >
            {feed === undefined ? texts.create : texts.replace}
          </Button>
        </Group>
      </Group>
    </section>
  );
}
