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
        <Button
          variant="default"
          fullWidth
          classNames={{ label: classes['label'] ?? '' }}
          leftSection={<IconStethoscope size={16} stroke={1.75} />}
          rightSection={<IconChevronRight size={16} stroke={1.75} />}
          onClick={() => show('diagnostics')}
        >
          Diagnostics
        </Button>
        <Button
          variant="default"
          data-danger
          fullWidth
          classNames={{ label: classes['label'] ?? '' }}
          leftSection={<IconRestore size={16} stroke={1.75} />}
          rightSection={<IconChevronRight size={16} stroke={1.75} />}
          onClick={() => show('reset')}
        >
          Reset this device
        </Button>
      </section>
    </>
  );
}
