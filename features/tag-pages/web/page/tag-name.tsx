import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Refused } from '#packages/form/web';
import { tagMessages } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { tagNameProblem } from '#tags/domain';
import classes from './tag-page.module.css';

interface Props {
  tag: Tag;
  tags: readonly Tag[];
  mayChange: boolean;
  isBusy: boolean;
  onSave: (name: string) => Promise<Refused>;
}

/** The name at the head of the page. For admins a pencil button turns it into a field. */
export function TagName({ tag, tags, mayChange, isBusy, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);

  function close(): void {
    setTyped(null);
    setError(null);
    // The pencil is rendered again with the next frame.
    requestAnimationFrame(() => pencil.current?.focus());
  }

  async function save(): Promise<void> {
    if (typed === null || typed.trim() === tag.name) return close();
    const problem = tagNameProblem(typed, tags, tag.tag_id);
    setError(problem);
    if (problem !== null) return;
    close();
    const refused = await onSave(typed);
    if (refused?.['name'] === undefined) return;
    setTyped(typed);
    setError(refused['name']);
  }

  if (typed !== null) {
    return (
      <>
        <span className="ws-only-heard">{tag.name}</span>
        <TextInput
          className={classes['field']}
          aria-label="Name"
          description={`${tagMessages.nameShortHint}. Press Enter to save or Escape to cancel.`}
          inputWrapperOrder={['input', 'error', 'description']}
          autoFocus
          value={typed}
          error={error}
          onChange={(event) => {
            setError(null);
            setTyped(event.currentTarget.value);
          }}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save();
            if (event.key === 'Escape') close();
          }}
        />
      </>
    );
  }
  return (
    <span className={classes['title']}>
      <span className={classes['name']} dir="auto">
        {tag.name}
      </span>
      {mayChange && (
        <ActionIcon
          ref={pencil}
          className={classes['pencil']}
          variant="subtle"
          aria-label={`Rename ${tag.name}`}
          disabled={isBusy}
          onClick={() => setTyped(tag.name)}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </span>
  );
}
