import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { Card, Page, PageHead, showToast } from '#packages/ui';
import { restoreUsers } from '#people/contract';
import type { User } from '#people/contract';
import { personName } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';
import classes from './removed-person.module.css';

/** Somebody who was removed, for admins: the way back, and the end of their data. */
export function RemovedPerson({ person }: { person: User }) {
  const { PersonalData } = usePeopleParts();
  const { online } = useSyncStatus();
  const client = useClient();
  const bridge = useCopyBridge();
  const [isBusy, setBusy] = useState(false);
  const name = personName(person);

  async function restore() {
    setBusy(true);
    try {
      const { failed } = await client.call(restoreUsers, { body: { ids: [person.user_id] } });
      const [refused] = failed;
      if (refused === undefined) showToast({ kind: 'done', text: 'Restored.', detail: name });
      else showToast({ kind: 'problem', text: 'Not restored.', detail: refused.reason });
      await bridge.requestSync();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page ready>
      <PageHead
        crumbs={
          <nav aria-label="Breadcrumb">
            <Link to="/people">People</Link>
            <span aria-hidden> › </span>
            <span aria-current="page">{name}</span>
          </nav>
        }
        title={name}
        sentence="This person was removed. Their tests stay with the organisation."
      />
      <div className={classes['cards']}>
        <Card title="Bring back">
          <div className={classes['deed']}>
            <p>
              Whoever has left by themselves can be restored for 7 days, with all they could do.
            </p>
            <Button disabled={!online} loading={isBusy} onClick={() => void restore()}>
              Restore
            </Button>
          </div>
        </Card>
        <PersonalData person={person} />
      </div>
    </Page>
  );
}
