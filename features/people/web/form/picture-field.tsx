import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useCopy } from '#packages/sync/web';
import { InitialsAvatar } from '#packages/ui';
import { personInitials } from '#people/domain';
import { personPicture } from '#people/offline';
import { formTexts } from './form-texts.ts';
import classes from './person-form.module.css';
import { readPicture } from './read-picture.ts';
import type { PersonFormState } from './use-person-form.ts';

interface Props {
  form: PersonFormState;
  user_id: string;
}

/** The picture of the person, to replace or remove. It is sent with the rest of the form. */
export function PictureField({ form, user_id }: Props) {
  const { draft, errors, hasPicture, change, refuse } = form;
  const { data: stored } = useCopy(personPicture, { user_id }, { enabled: hasPicture });
  const [isReading, setReading] = useState(false);
  const image = draft.picture === undefined ? (stored ?? null) : draft.picture;

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      change({ picture: await readPicture(file) });
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      refuse({ image: formTexts.unreadable });
    } finally {
      setReading(false);
    }
  }

  return (
    <div role="group" aria-label="Picture" className={classes['picture']}>
      <InitialsAvatar
        initials={personInitials(draft)}
        seed={user_id}
        size={72}
        picture={image === null ? null : `data:image/jpeg;base64,${image}`}
      />
      <div className={classes['pictureActions']}>
        <FileButton
          accept="image/*"
          inputProps={{ 'aria-label': 'Picture file' }}
          onChange={(file) => file !== null && void read(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isReading}>
              Choose a picture
            </Button>
          )}
        </FileButton>
        {image !== null && (
          <Button variant="subtle" onClick={() => change({ picture: null })}>
            Remove picture
          </Button>
        )}
        <p className={classes['error']} role="alert">
          {errors['image']}
        </p>
      </div>
    </div>
  );
}
