import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { Drawer, Form } from '#packages/ui';
import { personName } from '#people/domain';
import type { PermissionRow } from '#people/domain';
import { givenOf, isChanged } from './access-draft.ts';
import { AccessFields, errorsByPlace } from './access-fields.tsx';
import { permissionTexts } from './permission-texts.ts';
import { usePermissionActions } from './use-permission-actions.ts';
import classes from './permissions.module.css';

interface Props {
  /** Null: closed. */
  person: PermissionRow | null;
  onClose: () => void;
}

/** The permissions of one person, in a panel beside the table. */
export function AccessPanel({ person, onClose }: Props) {
  return (
    <Drawer
      opened={person !== null}
      onClose={onClose}
      position="right"
      size={460}
      title={person === null ? '' : `Access of ${personName(person)}`}
    >
      {person !== null && <AccessForm key={person.user_id} person={person} onClose={onClose} />}
    </Drawer>
  );
}

function AccessForm({ person, onClose }: { person: PermissionRow; onClose: () => void }) {
  const actions = usePermissionActions();
  const { online } = useSyncStatus();
  // The scopes when the form was opened. The person may change while it is open.
  const [opened] = useState(person.scopes);
  const form = useSave({ scopes: opened });
  const { scopes } = form.values;
  const save = () =>
    // A save replaces all permissions of the person, so an untouched form must not undo another
    // user's change.
    isChanged(opened, scopes)
      ? form.save({ send: () => actions.set(person.user_id, givenOf(scopes)), onDone: onClose })
      : onClose();

  return (
    <Form label="Access" onSubmit={() => online && save()}>
      <Stack gap={16}>
        <AccessFields
          scopes={scopes}
          errors={errorsByPlace(form.errors)}
          onChange={(next) => form.change({ scopes: next })}
        />
        <div className={classes['buttons']}>
          <p className={classes['note']} role="status">
            {online ? '' : permissionTexts.needsConnection}
          </p>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isBusy} disabled={!online}>
            Save
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
