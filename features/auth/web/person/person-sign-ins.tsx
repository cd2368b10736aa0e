import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { GenericLoader, TextSkeleton } from '#packages/ui';
import { deviceWords } from '#auth/domain';
import { accountMessages } from '../account-messages.ts';
import { SignInRow } from '../settings/sign-in-row.tsx';
import settings from '../settings/settings.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './person-sign-ins.module.css';
import { usePersonSignIns } from './use-person-sign-ins.ts';

interface Props {
  person: { user_id: string; name: string };
}

/** What is to be ended: one sign-in, or null for all of them. */
interface Asked {
  sign_in_id: string | null;
  title: string;
}

/** The sign-ins of a person, with buttons to end one or all. */
export function PersonSignIns({ person }: Props) {
  const { online } = useSyncStatus();
  const { list, isForbidden, isEnding, end } = usePersonSignIns(person.user_id, online);
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = list;
  if (isForbidden) return <p className={classes['note']}>{accountMessages.signInsOfOwner}</p>;
  if (!online && data === undefined) {
    return <p className={classes['note']}>{accountMessages.needsLine}</p>;
  }
  const isIdle = online && !isEnding;
  return (
    <GenericLoader
      error={error}
      isPending={data === undefined}
      skeleton={<TextSkeleton widths={[60, 40]} />}
      onRetry={() => void refetch()}
    >
      <div ref={place} tabIndex={-1} className={classes['place']}>
        {data?.length === 0 && <p className={classes['note']}>{accountMessages.noSignIns}</p>}
        {data !== undefined && data.length > 0 && (
          <div className={classes['content']}>
            <ul className={settings['list']}>
              {data.map((signIn) => (
                <SignInRow
                  key={signIn.sign_in_id}
                  signIn={signIn}
                  action="Sign out"
                  isBusy={!isIdle}
                  onEnd={() =>
                    setAsked({
                      sign_in_id: signIn.sign_in_id,
                      title: `Sign out ${deviceWords(signIn.user_agent)}`,
                    })
                  }
                />
              ))}
            </ul>
            <Button
              variant="default"
              data-danger
              className={classes['all']}
              disabled={!isIdle}
              onClick={() =>
                setAsked({ sign_in_id: null, title: `Sign ${person.name} out everywhere` })
              }
            >
              Sign out everywhere
            </Button>
          </div>
        )}
        {!online && <p className={classes['note']}>{accountMessages.needsLine}</p>}
      </div>
      <ConfirmDialog
        title={asked?.title ?? null}
        text={accountMessages.signOutMeans}
        action="Sign out"
        isBusy={isEnding}
        onClose={() => setAsked(null)}
        onClosed={() => keepFocus(place.current)}
        onConfirm={() => {
          if (asked !== null) void end(asked.sign_in_id).finally(() => setAsked(null));
        }}
      />
    </GenericLoader>
  );
}

/** The button that opened the dialog may be removed with its row: keeps the focus nearby. */
function keepFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
