import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  SettingsSection,
  textColumn,
  useConfirm,
  useLocalPage,
  useSelection,
} from '#packages/ui';
import type { Column, Selection, Sort } from '#packages/ui';
import { workAccountPeople } from '#work-accounts/offline';
import type { WorkAccountPerson } from '#work-accounts/offline';
import { countText } from '#packages/kit';
import { workAccountTexts } from '../work-account-texts.ts';
import classes from './settings.module.css';

interface Props {
  /** Only people with these email domains can be migrated. */
  domains: readonly string[];
  /** Returns the people who were not migrated with reasons; null if the call failed. */
  onMigrate: (user_ids: string[]) => Promise<{ user_id: string; reason: string }[] | null>;
}

const defaultSize = 25;

/** Chooses people who from now on only sign in with their work account. */
export function MigrateSection({ domains, onMigrate }: Props) {
  const { data: people } = useCopy(workAccountPeople, {});
  const { online } = useSyncStatus();
  const chosen = useSelection(idOf);
  const confirm = useConfirm();
  const [skipped, setSkipped] = useState<readonly { user_id: string; reason: string }[]>([]);
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const [isBusy, setBusy] = useState(false);

  const local = people?.filter(({ email, has_work_account }) => {
    return !has_work_account && domains.includes(email.slice(email.indexOf('@') + 1));
  });
  const rows = sort.descending ? local?.toReversed() : local;
  const place = useLocalPage('migrate', defaultSize, rows);

  async function migrate(): Promise<void> {
    if (!(await confirm(workAccountTexts.confirmMigrate(chosen.rows.length)))) return;
    setBusy(true);
    const stayed = await onMigrate(chosen.rows.map(idOf));
    if (stayed !== null) {
      setSkipped(stayed);
      chosen.clear();
    }
    setBusy(false);
  }

  const nameOf = (user_id: string) =>
    people?.find((person) => person.user_id === user_id)?.name ?? user_id;
  return (
    <SettingsSection
      title="Migrate people"
      about="They sign in with their work account only. Their password is removed and their email address is kept. Only an owner can migrate an admin. Owners keep their password in case the provider fails."
      actions={
        <Button
          loading={isBusy}
          disabled={chosen.rows.length === 0 || !online}
          onClick={() => void migrate()}
        >
          {chosen.rows.length === 0 ? 'Migrate' : `Migrate ${countText(chosen.rows.length)}`}
        </Button>
      }
    >
      <div className={classes['table']}>
        <DataTable
          {...place}
          label="People who sign in with a password"
          rowKey={idOf}
          columns={columnsOf(chosen)}
          sort={sort}
          onSort={setSort}
          empty={
            <EmptyState
              title="No people to migrate"
              text="People with an email address from an allowed domain who sign in with a password appear here."
            />
          }
        />
      </div>
      {skipped.length > 0 && (
        <ul className={classes['skipped']} aria-label="Not migrated">
          {skipped.map(({ user_id, reason }) => (
            <li key={user_id}>
              {nameOf(user_id)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function columnsOf({ has, toggle }: Selection<WorkAccountPerson>): Column<WorkAccountPerson>[] {
  return [
    textColumn('name', 'Name', ({ name }) => name, {
      ...{ frozen: true, sortable: true },
      cell: (person) => (
        <Checkbox
          label={person.name}
          checked={has(person.user_id)}
          onChange={() => toggle(person)}
        />
      ),
    }),
    textColumn('email', 'Email', ({ email }) => email),
  ];
}

function idOf({ user_id }: WorkAccountPerson): string {
  return user_id;
}
