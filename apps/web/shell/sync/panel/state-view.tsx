import { Button } from '@mantine/core';
import { IconChevronRight, IconRestore, IconStethoscope } from '@tabler/icons-react';
import type { QueuedWrite } from '#packages/sync/offline';
import { useSyncStatus } from '#packages/sync/web';
import { QuarantineSection } from './quarantine-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { RowsSection } from './rows-section.tsx';
import { StateSection } from './state-section.tsx';
import { useShowPanel } from './sync-address.ts';
import { useReport } from './use-report.ts';
import { WaitingSection } from './waiting-section.tsx';
import classes from './panel.module.css';

interface Props {
  /** Opens the form to change a queued write. */
  onChange: (write: QueuedWrite) => void;
}

const others = [
  { view: 'diagnostics', word: 'Diagnostics', icon: IconStethoscope, isDangerous: undefined },
  { view: 'reset', word: 'Reset this device', icon: IconRestore, isDangerous: true },
] as const;

/** Everything known about the copy, most important first. */
export function StateView({ onChange }: Props) {
  const status = useSyncStatus();
  const report = useReport(status);
  const show = useShowPanel();
  return (
    <>
      <StateSection status={status} />
      <WaitingSection onChange={onChange} />
      <QuarantineSection rows={report.quarantined} />
      <FactsSection status={status} storage={report.storage} />
      <RowsSection tables={report.tables} hasFailed={report.hasFailed} />
      <section className={classes['more']} aria-label="More">
        {others.map(({ view, word, icon: Sign, isDangerous }) => (
          <Button
            key={view}
            variant="default"
            data-danger={isDangerous}
            fullWidth
            classNames={{ label: classes['label'] ?? '' }}
            leftSection={<Sign size={16} stroke={1.75} />}
            rightSection={<IconChevronRight size={16} stroke={1.75} />}
            onClick={() => show(view)}
          >
            {word}
          </Button>
        ))}
      </section>
    </>
  );
}
