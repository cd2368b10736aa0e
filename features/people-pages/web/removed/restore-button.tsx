import { Button } from '@mantine/core';
import { useState } from 'react';

interface Props {
  /** Name of the person, for screen readers. */
  name: string;
  isSmall?: boolean;
  onRestore: () => Promise<void>;
}

/** The 'Restore' button, busy until the response. */
export function RestoreButton({ name, isSmall = false, onRestore }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      {...(isSmall && { size: 'xs', variant: 'subtle' })}
      aria-label={`Restore ${name}`}
      loading={isBusy}
      onClick={() => {
        setBusy(true);
        void onRestore().finally(() => setBusy(false));
      }}
    >
      Restore
    </Button>
  );
}
