import { Button } from '@mantine/core';
import { useState } from 'react';

interface Props {
  /** Whose button it is, for those who do not see the row. */
  name: string;
  isSmall?: boolean;
  onRestore: () => Promise<void>;
}

/** 'Restore', busy until the answer is there. */
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
