import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { showFailure } from '#packages/form/web';
import type { CallInput, Endpoint } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { WaitBar, downloadBlob, showToast, useFileName } from '#packages/ui';
import { privacyTexts, receivedText } from './privacy-texts.ts';
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
      <span className="ws-figures ws-note" role="status">
        {isBusy && receivedText(file.bytes ?? 0)}
        {!isBusy && !online && 'Connect to export data.'}
      </span>
      {isBusy && <WaitBar label="Export" className={classes['bar']} />}
    </div>
  );
}

/**
 * Downloads the file of a call.
 *
 * @param words of the file name
 */
function useFile<E extends Endpoint>(endpoint: E, input: CallInput<E>, words: string) {
  const client = useClient();
  const fileName = useFileName();
  const [bytes, setBytes] = useState<number | null>(null);
  return {
    /** Received bytes; null if no download is running. */
    bytes,
    fetch: async () => {
      setBytes(0);
      try {
        const blob = await client.download(endpoint, input, { onBytes: setBytes });
        downloadBlob(fileName(words, 'zip'), blob);
        showToast({ kind: 'done', text: privacyTexts.exported });
      } catch (failure) {
        showFailure(failure, { fields: [] });
      } finally {
        setBytes(null);
      }
    },
  };
}
