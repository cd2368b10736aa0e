import { ActionIcon } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { queuedMeasurement } from '#measurements/offline';
import { ChangeQueuedDialog } from '#measurements/web';
import type { QueuedWrite } from '#packages/sync/offline';
import { useCopy } from '#packages/sync/web';
import { Drawer } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { DiagnosticsView } from './diagnostics-view.tsx';
import { ResetView } from './reset-view.tsx';
import { StateView } from './state-view.tsx';
import { useShowPanel } from './sync-address.ts';
import type { PanelView } from './sync-address.ts';
import classes from './panel.module.css';

const titles: Readonly<Record<PanelView, string>> = {
  state: 'Sync',
  diagnostics: 'Diagnostics',
  reset: 'Reset this device',
};

interface Props {
  isOpen: boolean;
  /** The current view, or the last one before it was closed. */
  shown: PanelView;
  resetDevice: () => Promise<boolean>;
}

/** The state of the copy, at the right, or at the bottom of a phone. */
export function SyncPanel({ isOpen, shown, resetDevice }: Props) {
  const show = useShowPanel();
  const isMounted = useMounted();
  const [changed, setChanged] = useState<QueuedWrite | null>(null);
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <>
      <Drawer.Root
        // Opened after it is mounted, so that it can restore the focus later.
        opened={isOpen && isMounted}
        onClose={() => show(null)}
        // A dialog over the panel is closed first.
        closeOnEscape={changed === null}
        trapFocus={changed === null}
        position={isPhone ? 'bottom' : 'right'}
        size={isPhone ? '90dvh' : 440}
        radius={isPhone ? 'xl' : 0}
        classNames={{
          content: classes['panel'] ?? '',
          header: classes['header'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Header>
            {shown !== 'state' && <Back onBack={() => show('state')} />}
            <Drawer.Title className={classes['title']}>{titles[shown]}</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </Drawer.Header>
          <Drawer.Body>
            {shown === 'state' && <StateView onChange={setChanged} />}
            {shown === 'diagnostics' && <DiagnosticsView />}
            {shown === 'reset' && <ResetView resetDevice={resetDevice} />}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ChangeWaiting write={changed} onClose={() => setChanged(null)} />
    </>
  );
}

/** Keeps keyboard users inside the panel. */
function Back({ onBack }: { onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <ActionIcon ref={button} className={classes['back']} aria-label="Back to sync" onClick={onBack}>
      <IconArrowLeft size={18} stroke={1.75} />
    </ActionIcon>
  );
}

interface ChangeWaitingProps {
  /** The write to change; null for none. */
  write: QueuedWrite | null;
  onClose: () => void;
}

/** The dialog to change an unsent write, over the panel. */
function ChangeWaiting({ write, onClose }: ChangeWaitingProps) {
  const user_id = write === null ? '' : (queuedMeasurement(write)?.user_id ?? '');
  const { data: person } = useCopy(personOne, { user_id });
  const name = person === undefined || person === null ? '' : personName(person);
  return <ChangeQueuedDialog write={write} name={name} onClose={onClose} />;
}
