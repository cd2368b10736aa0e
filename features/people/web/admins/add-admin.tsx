import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { peopleNames } from '#people/offline';
import { permissionTexts } from '../permissions/permission-texts.ts';

interface Props {
  /** People who are one already. */
  taken: readonly string[];
  onAdd: (user_id: string) => Promise<boolean>;
}

/** Picks a person with an e-mail and makes them an admin, after the consequence was named. */
export function AddAdmin({ taken, onAdd }: Props) {
  const { data: people = [] } = useCopy(peopleNames, {});
  const { online } = useSyncStatus();
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = people
    .filter(({ user_id, email }) => email !== null && !taken.includes(user_id))
    .map(({ user_id, name, email }) => ({ value: user_id, label: `${name} (${email ?? ''})` }));
  const add = async () => {
    const name = people.find(({ user_id }) => user_id === chosen)?.name ?? '';
    if (chosen === null || !window.confirm(permissionTexts.confirmLevel(name).admin)) return;
    if (await onAdd(chosen)) setChosen(null);
  };
  return (
    <Group align="end" gap={8} mb={12}>
      <Select
        label="Add admin"
        placeholder="A person with an email"
        data={offered}
        value={chosen}
        searchable
        clearable
        limit={50}
        nothingFoundMessage="Nobody with an email fits"
        w={320}
        onChange={setChosen}
      />
      <Button disabled={chosen === null || !online} onClick={() => void add()}>
        Add admin
      </Button>
    </Group>
  );
}
