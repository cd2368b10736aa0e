import { useState } from 'react';
import { clockText } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import { useZone } from '#packages/ui';

/** Runs a sync with a full comparison, and returns its result. */
export function useSyncNow() {
  const bridge = useCopyBridge();
  const zone = useZone();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ isGood: boolean; text: string } | null>(null);

  async function runOnce(): Promise<void> {
    setBusy(true);
    setResult(null);
    const before = bridge.status().complete_as_of;
    await bridge.requestSync({ check: true });
    const { complete_as_of, error, online, kept_from } = bridge.status();
    const hasMatched = complete_as_of !== null && complete_as_of !== before;
    setBusy(false);
    if (hasMatched) {
      setResult({ isGood: true, text: `Complete as of ${clockText(complete_as_of, zone)}` });
    } else if (!online) setResult({ isGood: false, text: 'The server could not be reached' });
    else if (error !== null) setResult({ isGood: false, text: 'Sync failed' });
    else if (kept_from !== null) setResult({ isGood: true, text: 'Up to date, but not complete' });
    else setResult({ isGood: true, text: 'Up to date, not compared' });
  }

  return { run: () => void runOnce(), isBusy, result };
}
