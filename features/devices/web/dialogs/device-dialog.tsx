import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deviceMessages } from '#devices/contract';
import type { Device } from '#devices/contract';
import { useSave } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { DialogForm, Modal } from '#packages/ui';
import { TagPicker } from '#tags/web';
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
  const form = useSave({
    serial: '',
    name: device?.name ?? '',
    tag_id: device?.tag_id ?? null,
    notes: device?.notes ?? '',
  });
  const { serial, ...fields } = form.values;
  const isMissing = device === null && serial.trim() === '';
  const save = () =>
    form.save({
      problems: isMissing ? { serial: deviceMessages.serialRequired } : {},
      send: () =>
        device === null ? actions.add(id, serial, fields) : actions.change(device, fields),
      onDone: onClose,
    });

  return (
    <DialogForm
      label="Device"
      onSubmit={save}
      submit={device === null ? 'Add device' : 'Save'}
      isBusy={form.isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      {device === null && (
        <TextInput
          label="Serial number"
          description="As shown on the device"
          data-autofocus
          required
          {...form.text('serial')}
        />
      )}
      <TextInput
        label="Name"
        placeholder="Gate house"
        {...(device !== null && { 'data-autofocus': true })}
        {...form.text('name')}
      />
      <TagPicker
        label="Location tag"
        placeholder="Where the device is used"
        types={['location']}
        clearable
        value={fields.tag_id}
        error={form.errors['tag_id']}
        onChange={(tag_id) => form.change({ tag_id })}
      />
      <Textarea label="Notes" autosize minRows={2} maxRows={8} {...form.text('notes')} />
    </DialogForm>
  );
}
