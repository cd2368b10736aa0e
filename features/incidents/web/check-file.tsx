import { Button, FileButton } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { IncidentFile } from '#incidents/contract';
import { showToast } from '#packages/ui';
import { incidentTexts as texts } from './incident-texts.ts';

/** Compares a downloaded file with the stored hash, on this device. */
export function CheckFile({ file }: { file: IncidentFile }) {
  const [isBusy, setBusy] = useState(false);
  const check = async (chosen: File | null) => {
    if (chosen === null) return;
    setBusy(true);
    const hash = await hashOf(chosen).finally(() => setBusy(false));
    if (hash === null) return showToast({ kind: 'problem', text: texts.noDigest });
    const isSame = hash === file.content_hash;
    showToast({
      kind: isSame ? 'done' : 'problem',
      text: isSame ? texts.same : texts.changed,
      detail: !isSame && file.redacted_time !== null ? texts.redactedCheck : undefined,
    });
  };
  return (
    <FileButton accept="application/json,.json" onChange={(chosen) => void check(chosen)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          title={texts.checkAbout}
          loading={isBusy}
          leftSection={<IconShieldCheck size={16} stroke={1.75} />}
        >
          {texts.check}
        </Button>
      )}
    </FileButton>
  );
}

/** SHA-256 in hexadecimal digits; null where the browser has no digest. */
async function hashOf(chosen: File): Promise<string | null> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', await chosen.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
