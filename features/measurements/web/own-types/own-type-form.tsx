import { Button, TextInput } from '@mantine/core';
import { typeIcons } from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import type { OwnTypeDraft } from '#measurements/domain';
import type { OwnType } from '#measurements/offline';
import { useSave } from '#packages/form/web';
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
  const { name, unit, icon, image } = type;
  const form = useSave<OwnTypeDraft>({ name, unit, icon, image });
  const { values: draft, errors, isBusy, change, text } = form;
  const changed = changesOf(type, draft);
  const isChanged = Object.keys(changed).length > 0;
  const names = others.map((other) => other.name);
  const save = () =>
    form.save({
      problems: { ...ownTypeProblems(draft, names) },
      send: () => actions.change(type.id, changed),
    });

  return (
    <Form label="Type" onSubmit={() => isChanged && online && save()}>
      <LeaveGuard when={isChanged && !isBusy} />
      <SettingsSection title="What it is" about={ownTypeTexts[kind].about}>
        <div className={classes['pair']}>
          <TextInput label="Name" autoComplete="off" {...text('name')} />
          <TextInput label="Unit" autoComplete="off" {...text('unit')} />
        </div>
        {changed.unit !== undefined && type.measurements > 0 && (
          <ActionNote>{ownTypeWords.unitKeeps}</ActionNote>
        )}
      </SettingsSection>
      <SettingsSection title="How it looks" about={ownTypeWords.signAbout}>
        <IconPicker value={draft.icon} onChange={(next) => change({ icon: next })} />
        <ImageField
          type={draft}
          error={errors['image']}
          onChange={(next) => change({ image: next })}
          onRefused={(sentence) => form.refuse({ image: sentence })}
        />
      </SettingsSection>
      <SettingsSection
        title="Preview"
        about="A value of this type, as shown on a page."
        actions={
          <>
            <ActionNote>{online ? '' : ownTypeWords.needsLine}</ActionNote>
            {isChanged && (
              <Button variant="default" disabled={isBusy} onClick={form.discard}>
                Discard
              </Button>
            )}
            <Button type="submit" loading={isBusy} disabled={!isChanged || !online}>
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
