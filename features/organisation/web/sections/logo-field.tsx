import { Button, FileButton, Group } from '@mantine/core';
import { useState } from 'react';
import type { Organisation } from '#organisation/contract';
import { logoQuality, logoRoom, logoSize, logoType, pictureAddress } from '#organisation/domain';
import { organisationLogo } from '#organisation/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { settingsMessages } from '../settings-messages.ts';
import { useOrganisationActions } from '../use-organisation.ts';
import classes from './logo-field.module.css';

/** The current logo, to replace or remove; saved at once. */
export function LogoField({ organisation }: { organisation: Organisation }) {
  const { org_id, has_profile_image } = organisation;
  const { data: image } = useCopy(organisationLogo, {});
  const { online } = useSyncStatus();
  const actions = useOrganisationActions();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save(read: () => Promise<string | null>) {
    setError(null);
    setSaving(true);
    try {
      const refused = await actions.saveLogo(org_id, await read());
      setError(refused?.['image'] ?? null);
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      setError(settingsMessages.unreadablePicture);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div role="group" aria-label="Logo">
      <p className={classes['label']}>Logo</p>
      <Group gap={10} mt={4}>
        <div className={classes['preview']}>
          {typeof image === 'string' ? (
            <img src={pictureAddress(image)} alt="Logo" height={logoRoom.height} />
          ) : (
            <span>{has_profile_image ? 'Not loaded yet' : 'None'}</span>
          )}
        </div>
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          inputProps={{ 'aria-label': 'Logo file' }}
          onChange={(file) => file !== null && void save(() => readLogo(file))}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isSaving} disabled={!online}>
              Choose a picture
            </Button>
          )}
        </FileButton>
        {has_profile_image && (
          <Button
            variant="subtle"
            disabled={!online || isSaving}
            onClick={() => void save(() => Promise.resolve(null))}
          >
            Remove logo
          </Button>
        )}
      </Group>
      <p className={classes['error']} role="alert">
        {error}
      </p>
    </div>
  );
}

/**
 * A picture file as a logo in base64: 32 pixels high, at most 120 wide, a photo at quality 0.85,
 * everything else as PNG.
 *
 * @throws DOMException if the browser cannot read the file as a picture
 */
async function readLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = logoSize(picture);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new DOMException('No canvas', 'InvalidStateError');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: logoType(file.type), quality: logoQuality });
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  } finally {
    picture.close();
  }
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
