import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CallInput, Endpoint } from '#packages/http/contract';
import { useSyncStatus } from '#packages/sync/web';
import { WaitBar } from '#packages/ui';
import { receivedText } from './privacy-texts.ts';
import { useFile } from './use-file.ts';
import classes from './export-button.module.css';

interface Props<E extends Endpoint> {
  endpoint: E;
  input: CallInput<E>;
  /** Words of the file name. */
  words: string;
}

/** The 'Export data' button with its progress. */
export function ExportButton<E extends Endpoint>({ endpoint, input, words }: Props<E>) {
  const { online } = useSyncStatus();
  const file = useFile(endpoint, input, words);
  const isBusy = file.bytes !== null;
  return (
    <div className={classes['export']}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        disabled={!online || isBusy}
        onClick={() => void file.fetch()}
      >
        Export data
      </Button>
      <span className={classes['progress']} role="status">
        {isBusy && receivedText(file.bytes ?? 0)}
        {!isBusy && !online && 'This needs a connection.'}
      </span>
      {isBusy && <WaitBar label="Export" className={classes['bar']} />}
    </div>
  );
}
