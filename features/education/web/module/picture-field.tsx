import { Button, FileButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { drawings, saveImage } from '#education/contract';
import type { Drawing, Picture } from '#education/contract';
import { showFailure } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { readPicture } from '#people/web';
import { useSignedInSource } from '../course-source.ts';
import { educationTexts as texts } from '../education-texts.ts';
import { PictureView } from '../parts/picture-view.tsx';

interface Props {
  label: string;
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
}

const names: Readonly<Record<Drawing, string>> = {
  sun: 'Drawing: sun and worker',
  body: 'Drawing: body and heat',
  water: 'Drawing: cup and bottle',
  shade: 'Drawing: shade',
  warning: 'Drawing: warning sign',
  cooling: 'Drawing: cooling in water',
  urine: 'Drawing: colours of urine',
  steps: 'Drawing: steps',
  buddy: 'Drawing: two workers',
  calendar: 'Drawing: calendar',
};

/** One of our drawings, an uploaded picture with its description, or none. */
export function PictureField({ label, value, onChange }: Props) {
  const source = useSignedInSource();
  return (
    <div>
      <Group gap={12} align="flex-end">
        <NativeSelect
          label={label}
          data={[
            { value: '', label: texts.noPicture },
            ...drawings.map((drawing) => ({ value: drawing, label: names[drawing] })),
            ...(value?.kind === 'image' ? [{ value: 'image', label: 'Uploaded picture' }] : []),
          ]}
          value={value === null ? '' : value.kind === 'image' ? 'image' : value.drawing}
          onChange={({ currentTarget: { value: chosen } }) => {
            if (chosen === '') onChange(null);
            else if (chosen !== 'image') {
              onChange({ kind: 'drawing', drawing: chosen as Drawing });
            }
          }}
        />
        <UploadButton onPicture={(image_id) => onChange({ kind: 'image', image_id, alt: '' })} />
      </Group>
      {value?.kind === 'image' && (
        <TextInput
          mt={12}
          label={texts.describePicture}
          description={texts.describeAbout}
          maxLength={200}
          value={value.alt}
          onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
        />
      )}
      {value !== null && (
        <div style={{ marginTop: 12 }}>
          <PictureView picture={value} readImage={source.readImage} />
        </div>
      )}
    </div>
  );
}

function UploadButton({ onPicture }: { onPicture: (image_id: string) => void }) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    try {
      const image = await readPicture(file);
      const image_id = newId();
      await client.call(saveImage, { body: { image_id, image } });
      onPicture(image_id);
    } catch (failure) {
      if (failure instanceof DOMException) {
        showToast({ kind: 'problem', text: texts.uploadFailed });
      } else showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileButton accept="image/*" onChange={(file) => void upload(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={isBusy}
          leftSection={<IconPhoto size={16} stroke={1.75} />}
        >
          {texts.upload}
        </Button>
      )}
    </FileButton>
  );
}
