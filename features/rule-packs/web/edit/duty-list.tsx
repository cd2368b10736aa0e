import { Button, Select } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { showToast } from '#packages/ui';
import { dutyKinds, most } from '#rule-packs/contract';
import type { Duty, DutyKind, PackContent } from '#rule-packs/contract';
import { kindWords } from '../pack-texts.ts';
import { DutyFields } from './duty-fields.tsx';
import { editTexts as texts } from './edit-texts.ts';
import { dutyGroups, withDuty, withDutyBack, withNewDuty, withoutDuty } from './pack-draft.ts';
import type { PackErrors } from './pack-draft.ts';
import classes from './edit.module.css';

interface Props {
  draft: PackContent;
  errors: PackErrors;
  onChange: (parts: Pick<PackContent, 'duties'>) => void;
}

/** The duties of a pack by option. Each is a line that opens its fields. */
export function DutyList({ draft, errors, onChange }: Props) {
  const { duties, options } = draft;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAnyOpen = duties.some(({ duty_key }) => open.has(duty_key));
  const changeTo = ({ duties: next }: PackContent) => onChange({ duties: next });
  const list = useRef<HTMLDivElement>(null);
  const focusDuty = useFocusDuty(list);
  // It runs later, when other fields may have changed.
  const putBack = useCallbackRef((at: number, duty: Duty) => {
    changeTo(withDutyBack(draft, at, duty));
    focusDuty(duty.duty_key, 'button');
  });
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? without(before, key) : [...before, key]));
  const remove = (duty: Duty, at: number) => {
    changeTo(withoutDuty(draft, at));
    showToast({
      kind: 'done',
      text: texts.dutyRemoved(texts.duty(at + 1, kindWords[duty.kind])),
      isListed: false,
      action: { label: 'Undo', run: () => putBack(at, duty) },
    });
  };
  const add = (kind: DutyKind) => {
    const next = withNewDuty(draft, kind);
    const added = next.duties.at(-1);
    changeTo(next);
    if (added === undefined) return;
    setOpen((before) => new Set([...before, added.duty_key]));
    focusDuty(added.duty_key, 'textarea');
  };
  return (
    <div ref={list} className={classes['fields']}>
      {duties.length > 1 && (
        <Button
          variant="subtle"
          className={classes['all']}
          onClick={() => setOpen(new Set(isAnyOpen ? [] : duties.map((each) => each.duty_key)))}
        >
          {isAnyOpen ? texts.closeAll : texts.openAll}
        </Button>
      )}
      {dutyGroups(draft).map(({ option, isFollowed, duties: own }) => (
        <section
          key={option?.key ?? ''}
          className={classes['fields']}
          aria-label={option?.name ?? texts.anyOption}
        >
          {options.length > 0 && (
            <h3 className={classes['option']}>
              {option?.name ?? texts.anyOption}
              {option !== null && <small>{isFollowed ? texts.followed : texts.notFollowed}</small>}
            </h3>
          )}
          {own.map(({ duty, at }) => (
            <DutyFields
              key={duty.duty_key}
              {...{ duty, at, errors, options }}
              isOpen={open.has(duty.duty_key)}
              onToggle={() => toggle(duty.duty_key)}
              onChange={(next) => changeTo(withDuty(draft, at, next))}
              onRemove={() => remove(duty, at)}
            />
          ))}
        </section>
      ))}
      {duties.length < most.duties && <NewDuty onAdd={add} />}
    </div>
  );
}

/**
 * Focuses a part of a duty once it is there: a new one may be far from the button that adds it, and
 * one that comes back takes the place of what has the focus.
 */
function useFocusDuty(list: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ key: string; part: 'button' | 'textarea' } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const duty = list.current?.querySelector(`[data-duty="${CSS.escape(wanted.key)}"]`);
    const part = duty?.querySelector<HTMLElement>(wanted.part);
    part?.focus({ preventScroll: true });
    // The bar with Save covers the end of the window.
    part?.scrollIntoView({ block: 'center' });
  }, [list, wanted]);
  return (key: string, part: 'button' | 'textarea') => setWanted({ key, part });
}

/** Adds a duty of a kind. */
function NewDuty({ onAdd }: { onAdd: (kind: DutyKind) => void }) {
  const [kind, setKind] = useState<DutyKind>('rest');
  return (
    <div className={classes['newDuty']}>
      <Select
        label={texts.addDutyKind}
        data={dutyKinds.map((value) => ({ value, label: kindWords[value] }))}
        value={kind}
        allowDeselect={false}
        onChange={(next) => next !== null && setKind(next as DutyKind)}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.9} />}
        onClick={() => onAdd(kind)}
      >
        {texts.addDuty}
      </Button>
    </div>
  );
}

function without(keys: ReadonlySet<string>, key: string): string[] {
  return [...keys].filter((each) => each !== key);
}
