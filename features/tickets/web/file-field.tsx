import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { newId } from '#packages/http/web';
import { mostFiles, ticketMessages as messages } from '#tickets/contract';
import { acceptedFiles, fileProblem } from '#tickets/domain';
import { sizeText, ticketTexts as texts } from './ticket-texts.ts';
import classes from './tickets.module.css';
import type { ChosenFile } from './use-tickets.ts';

interface Props {
  /** Its name is shown above; by default it is only for screen readers. */
  hasLabel?: boolean;
  files: readonly ChosenFile[];
  /** Ids of those that are attached already. */
  sent: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
  onError: (message: string) => void;
}

/** Files to be attached. A file that cannot be attached is refused at once, with the reason. */
export function FileField({
  hasLabel = false,
  files,
  sent,
  error,
  disabled,
  onFiles,
  onError,
}: Props) {
  const about = useId();
  const add = (chosen: readonly File[]) => {
    const problem = chosen
      .map(({ name, size }) => ({ name, problem: fileProblem({ name, size }) }))
      .find((each) => each.problem !== null);
    if (problem !== undefined) return onError(`${problem.name}: ${problem.problem ?? ''}`);
    if (files.length + chosen.length > mostFiles) return onError(messages.filesMost);
    onFiles([...files, ...chosen.map((file) => ({ file_id: newId(), file }))]);
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
                onClick={() => onFiles(files.filter(({ file_id }) => file_id !== each.file_id))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <FileButton multiple accept={acceptedFiles} onChange={add} disabled={disabled}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={disabled || files.length >= mostFiles}
            leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
          >
            {texts.addFile}
          </Button>
        )}
      </FileButton>
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
