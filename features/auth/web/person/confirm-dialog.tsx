import { Button, Group, Stack } from '@mantine/core';
import { Modal } from '#packages/ui';

interface Props {
  /** The question; null if the dialog is closed. */
  title: string | null;
  /** The consequence for the person. */
  text: string;
  /** Label of the confirm button. */
  action: string;
  isBusy: boolean;
  onClose: () => void;
  /** Called when the dialog has closed and focus was restored. */
  onClosed?: () => void;
  onConfirm: () => void;
}

/** Confirms an action with another person's account, with its consequence. */
export function ConfirmDialog({
  title,
  text,
  action,
  isBusy,
  onClose,
  onClosed,
  onConfirm,
}: Props) {
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      title={title}
      size={440}
    >
      <Stack gap={16}>
        <p className="ws-note">{text}</p>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-danger loading={isBusy} onClick={onConfirm} data-autofocus>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
