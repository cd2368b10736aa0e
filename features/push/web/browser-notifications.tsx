import { Badge, Button } from '@mantine/core';
import { IconBell, IconBellOff, IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { deviceWords } from '#auth/domain';
import type { PushBrowser } from '#push/contract';
import { pushStateOf } from '#push/domain';
import type { PushState } from '#push/domain';
import { useSyncStatus } from '#packages/sync/web';
import {
  ActionNote,
  GenericLoader,
  RelativeTime,
  SettingsSection,
  TextSkeleton,
  useDelayPageReady,
} from '#packages/ui';
import { pushTexts, stateTexts } from './push-texts.ts';
import { useNotifications } from './use-notifications.ts';
import classes from './browser-notifications.module.css';

/** Notifications in this browser and the person's others, as a section of a settings page. */
export function BrowserNotifications() {
  const { online } = useSyncStatus();
  const { answer, browser, isBusy, ...actions } = useNotifications();
  const { data, error, isPending, refetch } = answer;
  const isWaiting = (isPending && online) || browser === null;
  useDelayPageReady(isWaiting);
  const own = data?.browsers.find(({ endpoint_hash }) => endpoint_hash === browser?.endpoint_hash);
  const state = browser && pushStateOf(browser, own !== undefined);
  const isIdle = online && !isBusy;
  return (
    <SettingsSection
      title={pushTexts.title}
      about={pushTexts.about}
      actions={
        <>
          <ActionNote>{online ? '' : pushTexts.needsLine}</ActionNote>
          <Button
            variant="default"
            disabled={!isIdle || !data?.browsers.length}
            onClick={() => void actions.test()}
          >
            {pushTexts.test}
          </Button>
          {state === 'on' && own !== undefined && (
            <Button
              variant="default"
              disabled={!isIdle}
              onClick={() => void actions.turnOff(own.subscription_id)}
            >
              {pushTexts.turnOff}
            </Button>
          )}
          {state === 'off' && (
            <Button disabled={!isIdle} onClick={() => void actions.turnOn()}>
              {pushTexts.turnOn}
            </Button>
          )}
        </>
      }
    >
      {data === undefined && !online ? (
        <p className="ws-body">{pushTexts.listNeedsLine}</p>
      ) : (
        <GenericLoader
          error={data === undefined ? error : null}
          isPending={isWaiting}
          skeleton={<TextSkeleton widths={[50, 70]} />}
          onRetry={() => void refetch()}
        >
          {state !== null && <State state={state} />}
          <Browsers
            rows={data?.browsers ?? []}
            own={own}
            isIdle={isIdle}
            onRemove={(subscription_id) => void actions.remove(subscription_id)}
          />
        </GenericLoader>
      )}
    </SettingsSection>
  );
}

function State({ state }: { state: PushState }) {
  const Sign = state === 'on' ? IconBell : IconBellOff;
  return (
    <p className={classes['state']} role="status">
      <Badge variant="default" leftSection={<Sign size={12} stroke={2.5} aria-hidden />}>
        {state === 'on' ? 'On' : 'Off'}
      </Badge>
      <span>{stateTexts[state]}</span>
    </p>
  );
}

interface BrowsersProps {
  rows: readonly PushBrowser[];
  /** This browser, if it is one of them. */
  own: PushBrowser | undefined;
  isIdle: boolean;
  onRemove: (subscription_id: string) => void;
}

function Browsers({ rows, own, isIdle, onRemove }: BrowsersProps) {
  if (rows.length === 0) return <p className="ws-hint">{pushTexts.empty}</p>;
  return (
    <ul className={classes['list']} aria-label="Browsers with notifications">
      {rows.map(({ subscription_id, user_agent, created_time, last_used_time }) => {
        const words = deviceWords(user_agent);
        const Icon = /Android|iPhone|iPad/.test(words) ? IconDeviceMobile : IconDeviceLaptop;
        const isOwn = subscription_id === own?.subscription_id;
        return (
          <li key={subscription_id}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={classes['device']}>
                {words}
                {isOwn && (
                  <Badge size="xs" variant="default">
                    {pushTexts.thisBrowser}
                  </Badge>
                )}
              </p>
              <p className="ws-figures ws-hint">
                Added <RelativeTime time={Date.parse(created_time)} />,{' '}
                {last_used_time === null ? (
                  pushTexts.never
                ) : (
                  <>
                    {pushTexts.lastUsed} <RelativeTime time={Date.parse(last_used_time)} />
                  </>
                )}
              </p>
            </div>
            {!isOwn && (
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={!isIdle}
                aria-label={`Remove ${words}`}
                onClick={() => onRemove(subscription_id)}
              >
                Remove
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
