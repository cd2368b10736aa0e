import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deviceMessages } from '#devices/contract';
import type { Device } from '#devices/contract';
import { DialogForm, Modal } from '#packages/ui';
import { TagPicker } from '#tags/web';
import { newId } from '../use-devices.ts';
import type { Devices } from '../use-devices.ts';

interface Props {
  /** The edited device; null for a new one; undefined: closed. */
  device: Device | null | undefined;
  online: boolean;
  actions: Pick<Devices, 'add' | 'change'>;
  onClose: () => void;
}

/** Form of a device, or of a new one by its serial. The input is kept until it is saved. */
export function DeviceDialog({ device, ...props }: Props) {
  return (
    <Modal
      opened={device !== undefined}
      onClose={props.onClose}
      title={device ? `Edit ${device.serial}` : 'Add device'}
      size={440}
    >
      {device !== undefined && <DeviceForm device={device} {...props} />}
    </Modal>
  );
}

function DeviceForm({ device, online, actions, onClose }: Props & { device: Device | null }) {
  const [id] = useState(newId);
  const [serial, setSerial] = useState('');
  const [name, setName] = useState(device?.name ?? '');
  const [tag_id, setTag] = useState(device?.tag_id ?? null);
  const [notes, setNotes] = useState(device?.notes ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (device === null && serial.trim() === '') {
      setErrors({ serial: deviceMessages.serialRequired });
      return;
    }
    setSaving(true);
    const fields = { name, tag_id, notes };
    const action =
      device === null ? actions.add(id, serial, fields) : actions.change(device, fields);
    const refused = await action.finally(() => setSaving(false));
    if (refused === null) onClose();
    else setErrors(refused);
  }

  return (
    <DialogForm
      label="Device"
      onSubmit={save}
      submit={device === null ? 'Add device' : 'Save'}
      isBusy={isSaving}
      isOff={!online}
      onCancel={onClose}
    >
      {device === null && (
        <TextInput
          label="Serial"
          description="As shown on the device"
          data-autofocus
          required
          value={serial}
          error={errors['serial']}
          onChange={(event) => setSerial(event.currentTarget.value)}
        />
      )}
      <TextInput
        label="Name"
        placeholder="Gate house"
        {...(device !== null && { 'data-autofocus': true })}
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TagPicker
        label="Location tag"
        placeholder="Where the device is used"
        types={['location']}
        clearable
        value={tag_id}
        error={errors['tag_id']}
        onChange={setTag}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxRows={8}
        value={notes}
        error={errors['notes']}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
