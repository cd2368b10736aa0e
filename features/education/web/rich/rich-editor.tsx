import { ActionIcon, Input } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor, JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { httpsLink } from '#education/contract';
import type { RichText } from '#education/contract';
import { restrictText } from '#education/domain';
import { educationTexts as texts } from '../education-texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import classes from './rich.module.css';

interface Props {
  label: string;
  /** The text when the editor opens. */
  value: RichText;
  error?: string | undefined;
  onChange: (text: RichText) => void;
}

/** The parts of the editor that a stored text may have, see `richText`. */
const extensions = [
  StarterKit.configure({
    ...{ blockquote: false, code: false, codeBlock: false, horizontalRule: false },
    ...{ strike: false, underline: false, heading: { levels: [3] } },
    link: {
      openOnClick: false,
      protocols: ['https'],
      isAllowedUri: (url) => httpsLink.safeParse(url).success,
    },
  }),
];

/** A text with simple formatting. Its styles are ours, so it adds none to the page. */
export function RichEditor({ label, value, error, onChange }: Props) {
  const [id, errorId] = [useId(), useId()];
  const editor = useEditor({
    extensions,
    content: value as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...(error !== undefined && { 'aria-describedby': errorId, 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(restrictText(changed.getJSON())),
  });
  return (
    <div>
      <Input.Label htmlFor={id}>{label}</Input.Label>
      <div className={classes['field']}>
        <Tools editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {error !== undefined && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (word: string, sign: Icon, isOn: boolean, run: () => unknown) => (
    <Tool key={word} {...{ word, sign, isOn, run }} />
  );
  return (
    <div className={classes['tools']} role="toolbar" aria-label={texts.formatting}>
      {tool(texts.bold, IconBold, active.bold, () => chain().toggleBold().run())}
      {tool(texts.italic, IconItalic, active.italic, () => chain().toggleItalic().run())}
      {tool(texts.heading, IconHeading, active.heading, () =>
        chain().toggleHeading({ level: 3 }).run(),
      )}
      {tool(texts.list, IconList, active.bulletList, () => chain().toggleBulletList().run())}
      {tool(texts.numbers, IconListNumbers, active.orderedList, () =>
        chain().toggleOrderedList().run(),
      )}
      {tool(texts.link, IconLink, active.link, () => setLinking(true))}
      <Tool
        word={texts.undo}
        sign={IconArrowBackUp}
        isOff={!active.canUndo}
        run={() => chain().undo().run()}
      />
      <LinkDialog
        opened={isLinking}
        href={String(editor.getAttributes('link')['href'] ?? '')}
        onClose={() => setLinking(false)}
        onLink={(href) => {
          setLinking(false);
          if (href === '') chain().extendMarkRange('link').unsetLink().run();
          else chain().extendMarkRange('link').setLink({ href }).run();
        }}
      />
    </div>
  );
}

interface ToolProps {
  word: string;
  sign: Icon;
  isOn?: boolean;
  isOff?: boolean;
  run: () => unknown;
}

function Tool({ word, sign: Sign, isOn, isOff = false, run }: ToolProps) {
  return (
    <ActionIcon
      variant={isOn === true ? 'light' : 'subtle'}
      title={word}
      aria-label={word}
      aria-pressed={isOn}
      disabled={isOff}
      // The selection of the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void run()}
    >
      <Sign size={16} stroke={1.9} />
    </ActionIcon>
  );
}
