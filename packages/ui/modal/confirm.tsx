import { Button, Group, Stack } from '@mantine/core';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { uiMessages } from '../messages.ts';
import { Modal } from './modal.tsx';

/** A question before an action. */
export interface Confirmation {
  /** The question itself: 'Delete report Weekly?'. */
  title: string;
  /** What the action does, and what it keeps. */
  text: string;
  /** Label of the button that confirms: the verb of the action. */
  action: string;
  /** The action removes something. The button is red. */
  isDestructive?: boolean;
  /** Another way out, as a button beside the action; the question is then not confirmed. */
  other?: { action: string; onChoose: () => void };
}

/** Asks the question and resolves to whether the person confirmed it. */
export type Confirm = (question: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** The function that asks for a confirmation. It opens the same dialog on every screen. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

interface Asked {
  question: Confirmation;
  /** Receives the focus when the dialog has closed. */
  opener: HTMLElement | null;
  answer: (isConfirmed: boolean) => void;
  /** When it was asked, in milliseconds as in the time of an event. */
  time: number;
}

/** Holds the confirmation dialog of the page. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<Asked | null>(null);
  const close = useCallback((isConfirmed: boolean) => {
    open.current?.answer(isConfirmed);
    open.current = null;
    setAsked(null);
  }, []);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        // A second question replaces the first, which is then not confirmed.
        open.current?.answer(false);
        open.current = { question, opener: openerNow(), answer, time: performance.now() };
        setAsked(open.current);
      }),
    [],
  );
  // Back leaves the screen that asked. Escape may come before the focus has moved into the dialog;
  // the one that caused the question does not answer it.
  useEffect(() => {
    if (asked === null) return;
    const onBack = () => close(false);
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Escape' && timeStamp > asked.time) close(false);
    };
    window.addEventListener('popstate', onBack);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('keydown', onKey);
    };
  }, [asked, close]);
  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog asked={asked} onClose={close} />
    </ConfirmContext>
  );
}

interface Props {
  asked: Asked | null;
  onClose: (isConfirmed: boolean) => void;
}

function ConfirmDialog({ asked, onClose }: Props) {
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (asked !== null) opener.current = asked.opener;
    else opener.current?.focus({ preventScroll: true });
  }, [asked]);
  const { title, text, action, isDestructive = false, other } = shown?.question ?? nothing;
  return (
    <Modal
      opened={asked !== null}
      onClose={() => onClose(false)}
      title={title}
      size={440}
      withCloseButton={false}
      returnFocus={false}
      // The library closes all open dialogs at once with Escape; the provider closes this one.
      closeOnEscape={false}
      // Above the dialog that asks.
      zIndex={300}
    >
      <Stack gap={16} data-testid="confirmation">
        <p style={{ overflowWrap: 'anywhere' }}>{text}</p>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" data-autofocus onClick={() => onClose(false)}>
            {uiMessages.cancel}
          </Button>
          {other !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                onClose(false);
                other.onChoose();
              }}
            >
              {other.action}
            </Button>
          )}
          <Button data-danger={isDestructive || undefined} onClick={() => onClose(true)}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const nothing: Confirmation = { title: '', text: '', action: '' };

/** The control that asks: an entry of a menu is removed with its menu, so its button is used. */
function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const opener = button ?? active;
  return opener instanceof HTMLElement ? opener : null;
}
