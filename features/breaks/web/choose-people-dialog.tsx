import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { breakMessages as messages, mostBreakPeople } from '#breaks/contract';
import { breakNames } from '#breaks/offline';
import { useCopy } from '#packages/sync/web';
import { DialogForm, Modal, TextSkeleton } from '#packages/ui';
import { breakTexts as texts } from './break-texts.ts';
import classes from './choose-people.module.css';

interface Props {
  opened: boolean;
  title: string;
  /** Everybody who can be chosen. */
  user_ids: readonly string[];
  /** Those who are chosen at first. */
  chosen: readonly string[];
  isBusy: boolean;
  onClose: () => void;
  onStart: (user_ids: readonly string[]) => Promise<void>;
}

/** The choice of who takes a rest. */
export function ChoosePeopleDialog({ opened, title, onClose, ...form }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={440}>
      {opened && <ChoosePeople {...form} onClose={onClose} />}
    </Modal>
  );
}

function ChoosePeople({
  user_ids,
  chosen: first,
  isBusy,
  onClose,
  onStart,
}: Omit<Props, 'opened' | 'title'>) {
  const { data: people } = useCopy(breakNames, { user_ids });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  const [error, setError] = useState<string | null>(null);
  const change = (next: ReadonlySet<string>) => {
    setError(null);
    setChosen(next);
  };
  const save = async () => {
    const problem =
      chosen.size === 0
        ? messages.noPeople
        : chosen.size > mostBreakPeople
          ? messages.manyPeople
          : null;
    setError(problem);
    if (problem === null) await onStart(user_ids.filter((user_id) => chosen.has(user_id)));
  };
  if (people === undefined) return <TextSkeleton widths={[60, 80, 70]} />;
  const isEverybody = chosen.size === people.length;
  return (
    <DialogForm
      label={texts.choose}
      onSubmit={save}
      submit={texts.start}
      isBusy={isBusy}
      onCancel={onClose}
    >
      <div className={classes['head']}>
        <span role="status">{texts.chosen(chosen.size)}</span>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => change(new Set(isEverybody ? [] : user_ids))}
        >
          {isEverybody ? texts.clear : texts.everybody}
        </Button>
      </div>
      <Checkbox.Group
        label={texts.people}
        error={error}
        value={[...chosen]}
        onChange={(next) => change(new Set(next))}
      >
        <Stack gap={0} className={classes['people']}>
          {people.map(({ user_id, name }) => (
            <Checkbox
              key={user_id}
              className={classes['person']}
              value={user_id}
              label={<span dir="auto">{name}</span>}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  );
}
