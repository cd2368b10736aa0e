import { useState } from 'react';
import { importTemplate } from '#imports/contract';
import { CallError, useClient } from '#packages/http/web';
import { downloadBlob, showToast } from '#packages/ui';

/** Downloads the spreadsheet template. */
export function useTemplate(): { isFetching: boolean; download: () => Promise<void> } {
  const client = useClient();
  const [isFetching, setFetching] = useState(false);
  async function download(): Promise<void> {
    setFetching(true);
    try {
      downloadBlob('watershade-people.xlsx', await client.download(importTemplate, {}));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      showToast({ kind: 'problem', text: failure.message, detail: failure.detail ?? undefined });
    } finally {
      setFetching(false);
    }
  }
  return { isFetching, download };
}
