import { useState } from 'react';
import { importTemplate } from '#imports/contract';
import { showFailure } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { downloadBlob } from '#packages/ui';

/** Downloads the spreadsheet template. */
export function useTemplate(): { isFetching: boolean; download: () => Promise<void> } {
  const client = useClient();
  const [isFetching, setFetching] = useState(false);
  async function download(): Promise<void> {
    setFetching(true);
    try {
      downloadBlob('watershade-people.xlsx', await client.download(importTemplate, {}));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setFetching(false);
    }
  }
  return { isFetching, download };
}
