import { Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { mostSections } from '#education/contract';
import type { Section, WholeModule } from '#education/contract';
import { emptyText } from '#education/domain';
import { newId } from '#packages/http/web';
import { EmptyState, lazyPart, showToast, TextSkeleton } from '#packages/ui';
import { useSignedInSource } from '../course-source.ts';
import { educationTexts as texts } from '../education-texts.ts';
import { SectionContent } from '../learner/course-view.tsx';
import { ModuleFrame } from './module-frame.tsx';
import { PartList } from './part-list.tsx';
import { PictureField } from './picture-field.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useModuleForm } from './use-module-form.ts';

const Editor = lazyPart(
  async () => (await import('../rich/rich-editor.tsx')).RichEditor,
  <TextSkeleton />,
);

/** /education/modules/{uuid}/training: the ordered sections. */
export function TrainingScreen() {
  return (
    <ModuleFrame>
      {(module, mayEdit) => <Training key={module.module_id} module={module} mayEdit={mayEdit} />}
    </ModuleFrame>
  );
}

interface Props {
  module: WholeModule;
  mayEdit: boolean;
}

function Training({ module, mayEdit }: Props) {
  const form = useModuleForm(module, { sections: module.sections });
  const source = useSignedInSource();
  const [open, setOpen] = useState<string | null>(null);
  const { sections } = form.values;
  const put = (next: Section) =>
    form.change({
      sections: sections.map((each) => (each.section_id === next.section_id ? next : each)),
    });
  const add = () => {
    const section = newSection();
    form.change({ sections: [...sections, section] });
    setOpen(section.section_id);
  };
  const remove = (section: Section) => {
    form.change({ sections: sections.filter((each) => each !== section) });
    showToast({
      ...{ kind: 'done', text: texts.removeSection(section.title) },
      action: { label: 'Undo', run: () => form.change({ sections }) },
    });
  };
  const button = mayEdit && (
    <Button
      variant="default"
      mt={12}
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={sections.length >= mostSections}
      onClick={add}
    >
      {texts.addSection}
    </Button>
  );
  return (
    <>
      {sections.length === 0 ? (
        <EmptyState title={texts.noSections} text={texts.noSectionsAbout} />
      ) : (
        <PartList
          label="Sections"
          parts={sections}
          idOf={({ section_id }) => section_id}
          nameOf={({ title }) => title || 'Untitled section'}
          {...{ mayEdit, open }}
          onOpen={setOpen}
          onParts={(next) => form.change({ sections: next })}
          onRemove={remove}
          fields={(section, at) =>
            mayEdit ? (
              <SectionFields
                shown={form.shown}
                section={section}
                errors={errorsOf(form.errors, at)}
                onChange={put}
              />
            ) : (
              <SectionContent source={source} section={section} />
            )
          }
        />
      )}
      {button}
      {mayEdit && <SaveFoot form={form} />}
    </>
  );
}

interface FieldProps {
  /** The editor is made again with another one. */
  shown: string;
  section: Section;
  errors: Readonly<Record<string, string>>;
  onChange: (section: Section) => void;
}

function SectionFields({ shown, section, errors, onChange }: FieldProps) {
  const { title, text, minutes, video_url, picture } = section;
  return (
    <>
      <TextInput
        label={texts.sectionTitle}
        maxLength={150}
        value={title}
        error={errors['title']}
        onChange={(event) => onChange({ ...section, title: event.currentTarget.value })}
      />
      <Editor
        key={shown}
        label={texts.sectionText}
        value={text}
        error={errors['text']}
        onChange={(next) => onChange({ ...section, text: next })}
      />
      <PictureField
        label={texts.picture}
        value={picture}
        onChange={(next) => onChange({ ...section, picture: next })}
      />
      <TextInput
        label={texts.video}
        description={texts.videoAbout}
        inputMode="url"
        maxLength={500}
        value={video_url}
        error={errors['video_url']}
        onChange={(event) => onChange({ ...section, video_url: event.currentTarget.value.trim() })}
      />
      <NumberInput
        label={texts.minutes}
        min={0}
        max={240}
        maw={180}
        allowDecimal={false}
        value={minutes}
        error={errors['minutes']}
        onChange={(value) => onChange({ ...section, minutes: Number(value) || 0 })}
      />
    </>
  );
}

/** The messages about one part of a list, by their field. */
export function errorsOf(
  errors: Readonly<Record<string, string>>,
  at: number,
  list = 'sections',
): Record<string, string> {
  const lead = `${list}.${String(at)}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(lead) ? [[path.slice(lead.length).split('.')[0] ?? '', message]] : [],
    ),
  );
}

function newSection(): Section {
  return {
    ...{ section_id: newId(), title: '', text: emptyText, picture: null },
    ...{ video_url: '', minutes: 2 },
  };
}
