import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { typeIcons } from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import type { OwnTypeDraft, OwnTypeErrors } from '#measurements/domain';
import type { OwnType } from '#measurements/offline';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard, SettingsSection } from '#packages/ui';
import { IconPicker } from './icon-picker.tsx';
import { ImageField } from './image-field.tsx';
import { ownTypeTexts, ownTypeWords } from './own-type-texts.ts';
import classes from './own-types.module.css';
import { PreviewTile } from './preview-tile.tsx';
import type { useOwnTypeActions } from './use-own-type-actions.ts';

interface Props {
  kind: OwnTypeKind;
  type: OwnType;
  /** The other active types of its kind. */
  others: readonly { name: string }[];
  actions: ReturnType<typeof useOwnTypeActions>;
}

/** Form for name, unit, icon and image of a type, with a preview. */
export function OwnTypeForm({ kind, type, others, actions }: Props) {
  const { online } = useSyncStatus();
  const [changes, setChanges] = useState<Partial<OwnTypeDraft>>({});
  const [errors, setErrors] = useState<OwnTypeErrors>({});
  const { name, unit, icon, image } = type;
  const draft: OwnTypeDraft = { name, unit, icon, image, ...changes };
  const changed = changesOf(type, draft);
  const isChanged = Object.keys(changed).length > 0;
  const change = (parts: Partial<OwnTypeDraft>) => {
    setChanges((before) => ({ ...before, ...parts }));
    setErrors({});
  };

  async function save(): Promise<void> {
    if (!isChanged || actions.isBusy || !online) return;
    const problems = ownTypeProblems(
      draft,
      others.map((other) => other.name),
    );
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const refused = await actions.change(type.id, changed);
    if (refused === null) setChanges((now) => changedSince(changes, now));
    else setErrors(refused);
  }

  return (
    <Form label="Type" onSubmit={save}>
      <LeaveGuard when={isChanged && !actions.isBusy} />
      <SettingsSection title="What it is" about={ownTypeTexts[kind].about}>
        <div className={classes['pair']}>
          <TextInput
            label="Name"
            autoComplete="off"
            value={draft.name}
            error={errors.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Unit"
            autoComplete="off"
            value={draft.unit}
            error={errors.unit}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          />
        </div>
        {changed.unit !== undefined && type.measurements > 0 && (
          <ActionNote>{ownTypeWords.unitKeeps}</ActionNote>
        )}
      </SettingsSection>
      <SettingsSection title="How it looks" about={ownTypeWords.signAbout}>
        <IconPicker value={draft.icon} onChange={(next) => change({ icon: next })} />
        <ImageField
          type={draft}
          error={errors.image}
          onChange={(next) => change({ image: next })}
          onRefused={(sentence) => setErrors({ image: sentence })}
        />
      </SettingsSection>
      <SettingsSection
        title="Preview"
        about="A value of this type, as shown on a page."
        actions={
          <>
            <ActionNote>{online ? '' : ownTypeWords.needsLine}</ActionNote>
            {isChanged && (
              <Button variant="default" disabled={actions.isBusy} onClick={() => setChanges({})}>
                Discard
              </Button>
            )}
            <Button type="submit" loading={actions.isBusy} disabled={!isChanged || !online}>
              Save
            </Button>
          </>
        }
      >
        <PreviewTile type={draft} />
      </SettingsSection>
    </Form>
  );
}

/** Fields that were changed during the save. */
function changedSince(
  sent: Partial<OwnTypeDraft>,
  now: Partial<OwnTypeDraft>,
): Partial<OwnTypeDraft> {
  const keys = (['name', 'unit', 'icon', 'image'] as const).filter(
    (key) => key in now && now[key] !== sent[key],
  );
  return Object.fromEntries(keys.map((key) => [key, now[key]]));
}

/** Fields of the draft that differ from the type. */
function changesOf(type: OwnType, draft: OwnTypeDraft): Partial<OwnTypeFields> {
  const icon = typeIcons.find((known) => known === draft.icon) ?? null;
  return {
    ...(draft.name.trim() !== type.name && { name: draft.name }),
    ...(draft.unit.trim() !== type.unit && { unit: draft.unit }),
    ...(draft.icon !== type.icon && { icon }),
    ...(draft.image !== type.image && { image: draft.image }),
  };
}
