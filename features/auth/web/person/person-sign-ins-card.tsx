import { Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { endPersonSignIn, endPersonSignIns, personSignIns } from '#auth/contract';
import { deviceWords } from '#auth/domain';
import { useWrite } from '#packages/form/web';
import { CallError, useAnswer, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, GenericLoader, TextSkeleton } from '#packages/ui';
import { canEndSignIns, isAdmin } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { accountMessages } from '../account-messages.ts';
import { SignInRow } from '../settings/sign-in-row.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import settings from '../settings/settings.module.css';
import classes from './person-sign-ins.module.css';

interface Props {
  person: { user_id: string; name: string };
}

/** For admins: the sign-ins of another person, which can be ended. */
export function PersonSignInsCard({ person }: Props) {
  const { user_id } = person;
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id });
  if (viewer === undefined || subject === undefined) return null;
  // The own sign-ins are on the settings page.
  if (!isAdmin(viewer) || viewer.user_id === user_id) return null;
  return (
    <Card title="Sign-ins" help={accountMessages.signInsHelp}>
      {canEndSignIns(viewer, subject) ? (
        <PersonSignIns person={person} />
      ) : (
        <p className="ws-note">{accountMessages.signInsOfOwner}</p>
      )}
    </Card>
  );
}

/** What is to be ended: one sign-in, or null for all of them. */
interface Asked {
  sign_in_id: string | null;
  title: string;
}

/** The sign-ins of a person, with buttons to end one or all. */
function PersonSignIns({ person }: Props) {
  const { online } = useSyncStatus();
  const { list, isForbidden, isEnding, end } = usePersonSignIns(person.user_id, online);
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = list;
  if (isForbidden) return <p className="ws-note">{accountMessages.signInsOfOwner}</p>;
  if (!online && data === undefined) {
    return <p className="ws-note">{accountMessages.signInsNeedLine}</p>;
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
        {data?.length === 0 && <p className="ws-note">{accountMessages.noSignIns}</p>}
        {data !== undefined && data.length > 0 && (
          <Stack gap={12}>
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
              mr="auto"
              disabled={!isIdle}
              onClick={() =>
                setAsked({ sign_in_id: null, title: `Sign ${person.name} out everywhere` })
              }
            >
              Sign out everywhere
            </Button>
          </Stack>
        )}
        {!online && <p className="ws-note">{accountMessages.signInsNeedLine}</p>}
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

/**
 * Sign-ins of another person from the server, and the two ways to end them.
 *
 * @param isWanted false if the viewer may not see them, or offline
 */
function usePersonSignIns(id: string, isWanted: boolean) {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [personSignIns] });
  const list = useAnswer(personSignIns, { params: { id } }, { enabled: isWanted });
  /** Ends one of them; null: all of them. */
  const end = (sign_in_id: string | null) =>
    write<unknown>(
      () =>
        sign_in_id === null
          ? client.call(endPersonSignIns, { params: { id } })
          : client.call(endPersonSignIn, { params: { id, sign_in_id } }),
      {
        done: sign_in_id === null ? accountMessages.signedOutAll : accountMessages.signedOutOne,
        failed: (reason) => reason,
        fields: [],
      },
    );
  const isForbidden = list.error instanceof CallError && list.error.status === 403;
  return { list, isForbidden, isEnding: isBusy, end };
}
