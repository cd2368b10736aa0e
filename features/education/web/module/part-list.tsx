import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { moveItem } from '#education/domain';
import { educationTexts as texts } from '../education-texts.ts';
import classes from './module.module.css';

interface Props<Part> {
  label: string;
  parts: readonly Part[];
  idOf: (part: Part) => string;
  nameOf: (part: Part, at: number) => string;
  mayEdit: boolean;
  onParts: (parts: Part[]) => void;
  onRemove: (part: Part) => void;
  /** The fields of the open part. */
  fields: (part: Part, at: number) => ReactNode;
  /** Id of the part that is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
}

/** An ordered list whose parts are dragged, or moved by buttons, and opened to be edited. */
export function PartList<Part>({ parts, idOf, nameOf, mayEdit, ...props }: Props<Part>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (from: number, to: number) => props.onParts([...moveItem(parts, from, to)]);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return (
    <>
      {mayEdit && parts.length > 1 && (
        <p className={`ws-note ${classes['dragNote'] ?? ''}`}>{texts.dragNote}</p>
      )}
      <ol className={classes['parts']} aria-label={props.label}>
        {parts.map((part, at) => {
          const id = idOf(part);
          const isOpen = props.open === id;
          const name = nameOf(part, at);
          return (
            <li
              key={id}
              className={classes['part']}
              data-target={target === at && dragged !== at}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setTarget(at);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, at);
                end();
              }}
            >
              <div
                className={classes['bar']}
                draggable={mayEdit && !isOpen}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(at);
                }}
                onDragEnd={end}
              >
                {mayEdit && (
                  <IconGripVertical size={16} className={classes['handle']} aria-hidden />
                )}
                <button
                  type="button"
                  className={classes['name']}
                  aria-expanded={isOpen}
                  onClick={() => props.onOpen(isOpen ? null : id)}
                >
                  {at + 1}. {name}
                </button>
                {mayEdit && (
                  <PartActions
                    {...{ name, at }}
                    count={parts.length}
                    onMove={move}
                    onRemove={() => props.onRemove(part)}
                  />
                )}
              </div>
              {isOpen && <div className={classes['fields']}>{props.fields(part, at)}</div>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface ActionProps {
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function PartActions({ name, at, count, onMove, onRemove }: ActionProps) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        title={texts.moveUp}
        aria-label={`${texts.moveUp}: ${name}`}
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      >
        <IconArrowUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        title={texts.moveDown}
        aria-label={`${texts.moveDown}: ${name}`}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        <IconArrowDown size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        title={texts.remove}
        aria-label={`${texts.remove}: ${name}`}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
