import { useDisclosure } from '@mantine/hooks';

/** Whether a panel or dialog is open, as its props. */
export interface Panel {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A panel that is closed at first. */
export function usePanel(): Panel {
  const [opened, { open, close }] = useDisclosure(false);
  return { opened, onOpen: open, onClose: close };
}
