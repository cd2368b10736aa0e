import { Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { endPersonSignIn, endPersonSignIns, personSignIns } from '#auth/contract';
import { deviceWords } from '#auth/domain';
import { useWrite } from '#packages/form/web';
import { CallError, useAnswer, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, GenericLoader, TextSkeleton, useConfirm } from '#packages/ui';
import { canEndSignIns, isAdmin } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { accountMessages } from '../account-messages.ts';
import { SignInRow } from '../settings/sign-in-row.tsx';
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

/** The sign-ins of a person, with buttons to end one or all. */
function PersonSignIns({ person }: Props) {
  const { online } = useSyncStatus();
  const { list, isForbidden, isEnding, end } = usePersonSignIns(person.user_id, online);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = list;
  useKeptFocus(place, data, isEnding);
  const confirm = useConfirm();
  /** @param sign_in_id null for all of them */
  const ask = async (sign_in_id: string | null, what: string) => {
    if (await confirm(accountMessages.confirmSignOut(what))) await end(sign_in_id);
  };
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
                  onEnd={() => void ask(signIn.sign_in_id, deviceWords(signIn.user_agent))}
                />
              ))}
            </ul>
            <Button
              variant="default"
              data-danger
              mr="auto"
              disabled={!isIdle}
              onClick={() => void ask(null, `${person.name} everywhere`)}
            >
              Sign out everywhere
            </Button>
          </Stack>
        )}
        {!online && <p className="ws-note">{accountMessages.signInsNeedLine}</p>}
      </div>
    </GenericLoader>
  );
}

/**
 * Keeps the focus in the place: the focused button is disabled while a sign-in ends, and removed
 * with it.
 */
function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  data: unknown,
  isEnding: boolean,
): void {
  const hasEnded = useRef(false);
  useEffect(() => {
    if (isEnding) hasEnded.current = true;
    else if (hasEnded.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [place, data, isEnding]);
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
