import { Button, Group, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Modal } from '../modal/modal.tsx';
import { uiMessages } from '../messages.ts';

interface Props {
  /** There is unsaved input. */
  when: boolean;
  /** What is lost, instead of the changes of a form. */
  words?: { title: string; about: string };
}

const changes = { title: uiMessages.leaveTitle, about: uiMessages.leaveAbout };

/** Asks before a page with unsaved input is left, to another address or site. */
export function LeaveGuard({ when, words = changes }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: when,
    withResolver: true,
  });
  const { status, proceed, reset } = blocker;
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={words.title}
      size={420}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">{words.about}</Text>
      <Group justify="flex-end" gap={8} mt={16}>
        <Button variant="default" data-danger onClick={() => proceed?.()}>
          {uiMessages.leave}
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          {uiMessages.stay}
        </Button>
      </Group>
    </Modal>
  );
}
