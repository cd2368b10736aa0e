import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { newId } from '#packages/http/web';
import { mostFiles } from '#tickets/contract';
import { acceptedFiles } from '#tickets/domain';
import { sortChosen } from './choose-files.ts';
import type { RefusedFile } from './choose-files.ts';
import { sizeText, ticketTexts as texts } from './ticket-texts.ts';
import classes from './tickets.module.css';
import type { ChosenFile } from './use-tickets.ts';

interface Props {
  /** Its name is shown above; by default it is only for screen readers. */
  hasLabel?: boolean;
  files: readonly ChosenFile[];
  /** Ids of those that are attached already. */
  sent: readonly string[];
  /** How many files it can have. */
  most?: number;
  /** Why a file was refused when it was sent. */
  error: string | undefined;
  disabled: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
}

/** Refused files that are named; of more, only their number is shown. */
const mostNamed = 5;

/** Files to be attached. A file that cannot be attached is refused at once, with the reason. */
export function FileField({
  hasLabel = false,
  files,
  sent,
  most = mostFiles,
  error,
  disabled,
  onFiles,
}: Props) {
  const about = useId();
  const reset = useRef<() => void>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const add = (chosen: readonly File[]) => {
    // Otherwise the browser ignores that the same file is chosen again.
    reset.current?.();
    const sorted = sortChosen(chosen, most - files.length);
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return;
    onFiles([...files, ...sorted.taken.map((file) => ({ file_id: newId(), file }))]);
  };
  const remove = (removed: ChosenFile) => {
    setRefused([]);
    onFiles(files.filter(({ file_id }) => file_id !== removed.file_id));
  };
  return (
    <div role="group" aria-label={texts.files} aria-describedby={about}>
      {hasLabel && <p className={classes['label']}>{texts.files}</p>}
      <p className={classes['small']} id={about}>
        {texts.filesAbout}
      </p>
      <ul className={classes['files']}>
        {files.map((each) => (
          <li key={each.file_id}>
            <span dir="auto">
              {each.file.name} <small>{sizeText(each.file.size)}</small>
            </span>
            {sent.includes(each.file_id) ? (
              <small>{texts.isAttached}</small>
            ) : (
              <ActionIcon
                variant="subtle"
                aria-label={texts.removeFile(each.file.name)}
                disabled={disabled}
                onClick={() => remove(each)}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <FileButton
        multiple
        accept={acceptedFiles}
        resetRef={reset}
        onChange={add}
        disabled={disabled}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={disabled || files.length >= most}
            leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
          >
            {texts.addFile}
          </Button>
        )}
      </FileButton>
      {refused.length > 0 && <RefusedFiles refused={refused} onClose={() => setRefused([])} />}
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function RefusedFiles({
  refused,
  onClose,
}: {
  refused: readonly RefusedFile[];
  onClose: () => void;
}) {
  const others = refused.length - mostNamed;
  return (
    <div className={classes['refused']} role="alert">
      <div>
        {refused.slice(0, mostNamed).map(({ name, problem }, place) => (
          <p className={classes['error']} dir="auto" key={place}>
            {name}: {problem}
          </p>
        ))}
        {others > 0 && <p className={classes['error']}>{texts.otherFiles(others)}</p>}
      </div>
      <ActionIcon variant="subtle" aria-label={texts.closeRefused} onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
