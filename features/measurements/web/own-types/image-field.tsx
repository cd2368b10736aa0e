import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { readPicture } from '#people/web';
import { ownTypeWords } from './own-type-texts.ts';
import classes from './own-types.module.css';
import { TypeSign } from './type-sign.tsx';

/**
 * Side in pixels: every copy of the organisation holds the image, and no screen shows it larger.
 */
const imageSide = 256;

interface Props {
  type: { name: string; icon: string | null; image: string | null };
  error: string | undefined;
  onChange: (image: string | null) => void;
  onRefused: (sentence: string) => void;
}

/** An uploaded image instead of the icon, or none. It is sent with the rest of the form. */
export function ImageField({ type, error, onChange, onRefused }: Props) {
  const [isReading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      onChange(await readPicture(file, imageSide));
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      onRefused(ownTypeWords.unreadable);
    } finally {
      setReading(false);
    }
  }

  return (
    <div role="group" aria-label="Image" className={classes['image']}>
      {type.image !== null && <TypeSign type={type} size={56} />}
      <FileButton
        accept="image/*"
        inputProps={{ 'aria-label': 'Image file' }}
        onChange={(file) => file !== null && void read(file)}
      >
        {(props) => (
          <Button {...props} variant="default" loading={isReading}>
            Choose an image
          </Button>
        )}
      </FileButton>
      {type.image !== null && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          Remove image
        </Button>
      )}
      <p role="alert">{error}</p>
    </div>
  );
}
