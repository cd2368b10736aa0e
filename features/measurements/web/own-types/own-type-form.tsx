import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { typeIcons } from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind, TypeIcon } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import type { OwnTypeDraft } from '#measurements/domain';
import type { OwnType } from '#measurements/offline';
import { useSave } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard, SettingsSection } from '#packages/ui';
import { readPicture } from '#people/web';
import { ownTypeTexts, ownTypeWords } from './own-type-texts.ts';
import classes from './own-types.module.css';
import { TypeSign, typeSigns } from './type-sign.tsx';
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
            <ActionNote>{online ? '' : ownTypeWords.needsConnection}</ActionNote>
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
        <figure className={classes['tile']} aria-label="Preview" data-preview>
          <TypeSign type={draft} size={44} />
          <Stack gap={0} miw={0}>
            <Text span truncate c="dimmed" fz={13} lh="18px" dir="auto">
              {draft.name.trim() || 'Name'}
            </Text>
            <Text span fz={24} lh="30px" fw={600} className="ws-figures">
              12.3{' '}
              <Text component="small" c="dimmed" fz={14} fw={400} lh="30px" dir="auto">
                {draft.unit.trim() || 'unit'}
              </Text>
            </Text>
          </Stack>
        </figure>
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

interface IconPickerProps {
  value: string | null;
  onChange: (icon: TypeIcon | null) => void;
}

const noSign = { sign: null, word: 'No icon' };

/** One of the built-in icons, or none. The arrow keys move between them. */
function IconPicker({ value, onChange }: IconPickerProps) {
  const name = useId();
  return (
    <fieldset className={classes['icons']}>
      <legend>Icon</legend>
      <div className={classes['grid']}>
        {[null, ...typeIcons].map((icon) => {
          const { sign: Sign, word } = icon === null ? noSign : typeSigns[icon];
          return (
            <label key={word} className={classes['choice']} title={word}>
              <input
                type="radio"
                name={name}
                aria-label={word}
                checked={value === icon}
                onChange={() => onChange(icon)}
              />
              {Sign === null ? (
                <span aria-hidden>–</span>
              ) : (
                <Sign size={20} stroke={1.75} aria-hidden />
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/**
 * Side in pixels: every copy of the organisation holds the image, and no screen shows it larger.
 */
const imageSide = 256;

interface ImageFieldProps {
  type: { name: string; icon: string | null; image: string | null };
  error: string | undefined;
  onChange: (image: string | null) => void;
  onRefused: (sentence: string) => void;
}

/** An uploaded image instead of the icon, or none. It is sent with the rest of the form. */
function ImageField({ type, error, onChange, onRefused }: ImageFieldProps) {
  const [isReading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      onChange(await readPicture(file, imageSide));
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      onRefused(ownTypeWords.unreadable);
    } finally {
      setReading(false);
    }
  }

  return (
    <Group role="group" aria-label="Image" gap="8px 12px">
      {type.image !== null && <TypeSign type={type} size={56} />}
      <FileButton
        accept="image/*"
        inputProps={{ 'aria-label': 'Image file' }}
        onChange={(file) => file !== null && void read(file)}
      >
        {(props) => (
          <Button {...props} variant="default" loading={isReading}>
            Choose an image
          </Button>
        )}
      </FileButton>
      {type.image !== null && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          Remove image
        </Button>
      )}
      <Text role="alert" inherit flex="0 1 100%" c="var(--ws-danger-ink)" fz={13}>
        {error}
      </Text>
    </Group>
  );
}
