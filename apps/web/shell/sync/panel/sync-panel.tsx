import { ActionIcon, Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
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
  /** What it shows, or showed before it was closed. */
  shown: PanelView;
  resetDevice: () => Promise<void>;
}

/** The state of the copy from the right, or from the bottom of a phone. */
export function SyncPanel({ isOpen, shown, resetDevice }: Props) {
  const show = useShowPanel();
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, {
    getInitialValueInEffect: false,
  });
  return (
    <Drawer
      // Opened only once it stands, it knows where the focus was and gives it back.
      opened={isOpen && isMounted}
      onClose={() => show(null)}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '90dvh' : 440}
      radius={isPhone ? 'xl' : 0}
      title={<PanelTitle view={shown} />}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        content: classes['panel'] ?? '',
        header: classes['header'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      {shown === 'state' && <StateView />}
      {shown === 'diagnostics' && <DiagnosticsView />}
      {shown === 'reset' && <ResetView resetDevice={resetDevice} />}
    </Drawer>
  );
}

function PanelTitle({ view }: { view: PanelView }) {
  const show = useShowPanel();
  const back = useRef<HTMLButtonElement>(null);
  // Whoever goes deeper by keyboard stays inside the panel.
  useEffect(() => {
    if (view !== 'state') back.current?.focus();
  }, [view]);
  return (
    <span className={classes['title']}>
      {view !== 'state' && (
        <ActionIcon ref={back} aria-label="Back to sync" onClick={() => show('state')}>
          <IconArrowLeft size={18} stroke={1.75} />
        </ActionIcon>
      )}
      {titles[view]}
    </span>
  );
}
