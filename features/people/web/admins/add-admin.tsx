import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { useConfirm } from '#packages/ui';
import { peopleNames } from '#people/offline';
import type { NamedPerson } from '#people/offline';
import { PersonPicker } from '../pickers/person-picker.tsx';
import { permissionTexts } from '../permissions/permission-texts.ts';

interface Props {
  /** People who are admins already. */
  taken: readonly string[];
  onAdd: (person: NamedPerson) => Promise<boolean>;
}

/**
 * Picks a person with an email and makes them an admin, after a confirmation that names the
 * consequence.
 */
export function AddAdmin({ taken, onAdd }: Props) {
  const { data: people = [] } = useCopy(peopleNames, {});
  const { online } = useSyncStatus();
  const [chosen, setChosen] = useState<string | null>(null);
  const confirm = useConfirm();
  const add = async () => {
    const person = people.find(({ user_id }) => user_id === chosen);
    if (person === undefined) return;
    if (!(await confirm(permissionTexts.confirmLevel(person.name).admin))) return;
    if (await onAdd(person)) setChosen(null);
  };
  return (
    <Group align="end" gap={8} mb={12}>
      <Box w={320} maw="100%">
        <PersonPicker
          label="Add admin"
          placeholder="A person with an email address"
          value={chosen}
          taken={taken}
          isOffered={hasEmail}
          clearable
          onChange={setChosen}
        />
      </Box>
      <Button disabled={chosen === null || !online} onClick={() => void add()}>
        Add admin
      </Button>
    </Group>
  );
}

function hasEmail({ email }: NamedPerson): boolean {
  return email !== null;
}
