import { Button, Checkbox, FileButton, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal } from '#packages/ui';
import { readPicture } from '#people/web';
import { longestTitle, pictureSide, storyMessages as messages } from '#stories/contract';
import type { OwnStory } from '#stories/contract';
import { storyTexts as texts } from './story-texts.ts';
import { useStoryPicture } from './use-stories.ts';
import type { StoryInput } from './use-stories.ts';
import classes from './stories.module.css';

interface Props {
  /** The edited story; null for a new one; undefined: closed. */
  story: OwnStory | null | undefined;
  onSave: (story: StoryInput, isNew: boolean) => Promise<Refused>;
  onClose: () => void;
}

/** Form of a story. The input is kept until it is saved. */
export function StoryDialog({ story, ...props }: Props) {
  return (
    <Modal
      opened={story !== undefined}
      onClose={props.onClose}
      title={story === null ? texts.tell : texts.edit}
      size={560}
    >
      {story !== undefined && <StoryForm story={story} {...props} />}
    </Modal>
  );
}

interface Fields {
  title: string;
  text: string;
  consent: boolean;
  /** A new picture; null removes the stored one; undefined keeps it. */
  image: string | null | undefined;
}

function StoryForm({ story, onSave, onClose }: Props & { story: OwnStory | null }) {
  const { online } = useSyncStatus();
  const [freshId] = useState(newId);
  const { title = '', text = '', consent = false } = story ?? {};
  const form = useSave<Fields>({ title, text, consent, image: undefined });
  const { values, errors, isBusy, change } = form;

  const save = (state: 'Draft' | 'Submitted') => {
    const { image, ...fields } = values;
    const input = {
      ...{ story_id: story?.story_id ?? freshId, ...fields, state },
      ...(image === undefined ? {} : { image }),
    };
    return form.save({
      problems: problemsOf(values, state),
      send: () => onSave(input, story === null),
      onDone: onClose,
    });
  };

  return (
    <DialogForm
      label={texts.tell}
      submit={texts.submit}
      isBusy={isBusy}
      isOff={!online}
      onCancel={onClose}
      onSubmit={() => save('Submitted')}
      note={
        <Button variant="default" disabled={!online || isBusy} onClick={() => void save('Draft')}>
          {texts.saveDraft}
        </Button>
      }
    >
      <TextInput
        label={texts.titleField}
        required
        data-autofocus
        maxLength={longestTitle}
        autoComplete="off"
        {...form.text('title')}
      />
      <Textarea
        label={texts.textField}
        description={texts.textAbout}
        required
        autosize
        minRows={5}
        maxRows={14}
        {...form.text('text')}
      />
      <PictureField
        story={story}
        image={values.image}
        error={errors['image']}
        onChange={(image) => change({ image })}
        onError={(image) => form.refuse({ image })}
      />
      <Checkbox
        label={texts.consent}
        description={texts.consentAbout}
        checked={values.consent}
        error={errors['consent']}
        onChange={({ currentTarget: { checked } }) => change({ consent: checked })}
      />
    </DialogForm>
  );
}

/** The same messages as those of the server, before anything is sent. */
function problemsOf({ title, text, consent }: Fields, state: string): Record<string, string> {
  return {
    ...(title.trim() === '' && { title: messages.titleRequired }),
    ...(text.trim() === '' && { text: messages.textRequired }),
    ...(state === 'Submitted' && !consent && { consent: messages.consentRequired }),
  };
}

interface PictureFieldProps {
  story: OwnStory | null;
  image: string | null | undefined;
  error: string | undefined;
  onChange: (image: string | null) => void;
  onError: (message: string) => void;
}

/** The picture of the story, to replace or remove. It is sent with the rest of the form. */
function PictureField({ story, image, error, onChange, onError }: PictureFieldProps) {
  const hasStored = story?.has_picture === true && image === undefined;
  const stored = useStoryPicture(story?.story_id ?? '', hasStored);
  const [isReading, setReading] = useState(false);
  const shown = typeof image === 'string' ? `data:image/jpeg;base64,${image}` : stored;
  const hasPicture = hasStored || typeof image === 'string';

  async function read(file: File): Promise<void> {
    setReading(true);
    try {
      onChange(await readPicture(file, pictureSide));
    } catch (failure) {
      if (!(failure instanceof DOMException)) throw failure;
      onError(texts.unreadable);
    } finally {
      setReading(false);
    }
  }

  return (
    <div role="group" aria-label={texts.picture}>
      {hasPicture && (
        <div className={classes['picture']}>
          {shown !== null && <img src={shown} alt={texts.picture} />}
        </div>
      )}
      <Group gap={8}>
        <FileButton
          accept="image/*"
          inputProps={{ 'aria-label': 'Picture file' }}
          onChange={(file) => file !== null && void read(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isReading}>
              {texts.choosePicture}
            </Button>
          )}
        </FileButton>
        {hasPicture && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {texts.removePicture}
          </Button>
        )}
      </Group>
      <p className={classes['error']} role="alert">
        {error}
      </p>
    </div>
  );
}
