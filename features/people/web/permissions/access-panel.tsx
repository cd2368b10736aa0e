import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { Drawer } from '#packages/ui';
import { personName } from '#people/domain';
import type { PermissionRow } from '#people/domain';
import { givenOf, isChanged } from './access-draft.ts';
import { AccessFields } from './access-fields.tsx';
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
  const [scopes, setScopes] = useState(opened);
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    // A save replaces all permissions of the person, so an untouched form must not undo another
    // user's change.
    if (!isChanged(opened, scopes)) return onClose();
    setSaving(true);
    const refused = await actions.set(person.user_id, givenOf(scopes));
    setSaving(false);
    if (refused === null) onClose();
    else setErrors(errorsByPlace(refused));
  }

  return (
    <form
      aria-label="Access"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !isSaving) void save();
      }}
    >
      <Stack gap={16}>
        <AccessFields
          scopes={scopes}
          errors={errors}
          onChange={(next) => {
            setErrors({});
            setScopes(next);
          }}
        />
        <div className={classes['buttons']}>
          <p className={classes['note']} role="status">
            {online ? '' : permissionTexts.needsLine}
          </p>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={!online}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function errorsByPlace(errors: Readonly<Record<string, string>>): Record<number, string> {
  const pairs = Object.entries(errors).flatMap(([field, sentence]) => {
    const [, place] = /^permissions\.(\d+)\./.exec(field) ?? [];
    return place === undefined ? [] : [[Number(place), sentence] as const];
  });
  return Object.fromEntries(pairs);
}
