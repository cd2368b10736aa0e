import { useState } from 'react';
import { showFailure } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import type { CallInput, Endpoint } from '#packages/http/contract';
import { downloadBlob, showToast, useFileName } from '#packages/ui';
import { privacyTexts } from './privacy-texts.ts';

/** A running download. */
export interface FileOnItsWay {
  fetch: () => Promise<void>;
  /** Received bytes; null if no download is running. */
  bytes: number | null;
}

/**
 * Downloads the file of a call.
 *
 * @param words of the file name
 */
export function useFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  words: string,
): FileOnItsWay {
  const client = useClient();
  const fileName = useFileName();
  const [bytes, setBytes] = useState<number | null>(null);
  return {
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
