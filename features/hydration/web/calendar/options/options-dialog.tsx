import { Box, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { calendarField, calendarMessages, rangeMessages } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { textOfRanges } from '#hydration/domain';
import type { RangeDraft } from '#hydration/domain';
import { ActionNote, Form, Modal, showToast } from '#packages/ui';
import { useOwnFields } from '../use-own-fields.ts';
import { ColourField } from './colour-field.tsx';
import { useRangeForm } from './use-range-form.ts';
import type { RangeRow } from './use-range-form.ts';
import classes from './options.module.css';

interface Props {
  ranges: readonly CalendarRange[];
  opened: boolean;
  onClose: () => void;
}

/** 'Options' of the calendar: content of a cell, and colour of each count. */
export function OptionsDialog({ ranges, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`${calendarMessages.name}: options`} size={560}>
      {opened && <OptionsForm {...{ ranges, onClose }} />}
    </Modal>
  );
}

function OptionsForm({ ranges, onClose }: Pick<Props, 'ranges' | 'onClose'>) {
  const form = useRangeForm(ranges);
  const { online, save } = useOwnFields();
  const [isSaving, setSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const press = usePress();
  const id = useId();
  const focusField = (find: (fields: HTMLElement[]) => HTMLElement | undefined) =>
    // After it is rendered.
    requestAnimationFrame(() =>
      find([
        ...(element.current?.querySelectorAll<HTMLElement>('[data-range-field="min"]') ?? []),
      ])?.focus(),
    );

  async function submit(): Promise<void> {
    if (isSaving || !online) return;
    const taken = form.take();
    if (taken === null) {
      focusField((fields) => fields.find((field) => field.getAttribute('aria-invalid') === 'true'));
      return;
    }
    setSaving(true);
    const isSaved = await save({ [calendarField]: textOfRanges(taken) }).finally(() =>
      setSaving(false),
    );
    if (!isSaved) return;
    onClose();
    const back = { [calendarField]: textOfRanges(ranges) };
    const undo = { label: 'Undo', run: () => void save(back) };
    showToast({ kind: 'done', text: calendarMessages.saved, action: undo });
  }

  return (
    <Form
      ref={element}
      className={classes['form']}
      label="Options"
      onPointerDownCapture={press.begin}
      onSubmit={submit}
    >
      <Checkbox label={calendarMessages.justCounts} checked disabled readOnly />
      <Checkbox label={calendarMessages.notSpaced} checked disabled readOnly />
      <section aria-label="Ranges" className={classes['ranges']}>
        <div className={classes['heads']} aria-hidden>
          <span>Min</span>
          <span>Max</span>
          <span>Colour</span>
        </div>
        <Box component="ol" w="100%" className="ws-plain-list">
          {form.rows.map((row, at) => (
            <RangeFields
              key={row.key}
              row={row}
              place={at + 1}
              id={`${id}-${String(row.key)}`}
              onChange={(parts) => form.change(row, parts)}
              onLeave={() => press.afterwards(() => form.leave(row.key))}
              onRemove={() => {
                form.remove(row.key);
                focusField((fields) => fields[Math.min(at, fields.length - 1)] ?? addButton());
              }}
            />
          ))}
        </Box>
        {form.rows.length === 0 && (
          <Text size="sm" c="dimmed">
            Without ranges, every day is white.
          </Text>
        )}
        <Button
          variant="default"
          data-add-range
          leftSection={<IconPlus size={16} stroke={1.9} />}
          disabled={form.isFull}
          onClick={() => {
            form.add();
            focusField((fields) => fields.at(-1));
          }}
        >
          {calendarMessages.addRange}
        </Button>
        <Text size="sm" c="dimmed">
          Enter {'>'} as Max to include all higher counts. Days with a count outside all ranges are
          white.
        </Text>
      </section>
      <Text inherit c="var(--ws-danger-ink)" fz={13} fw={500} role="alert">
        {form.isRefused ? rangeMessages.cannotSave : ''}
      </Text>
      <Group gap={8} wrap="nowrap">
        <Button variant="subtle" onClick={form.reset}>
          {calendarMessages.reset}
        </Button>
        <ActionNote>{online ? '' : calendarMessages.needsConnection}</ActionNote>
        <Button type="submit" ms="auto" loading={isSaving} disabled={!online}>
          {calendarMessages.save}
        </Button>
      </Group>
    </Form>
  );

  function addButton(): HTMLElement | undefined {
    return element.current?.querySelector<HTMLElement>('[data-add-range]') ?? undefined;
  }
}

/**
 * Delays layout changes of a form until the pointer is released: a button that moves away under the
 * pointer would not be pressed.
 */
function usePress() {
  const waiting = useRef<(() => void)[] | null>(null);
  return {
    /** The pointer is down. */
    begin(): void {
      if (waiting.current !== null) return;
      waiting.current = [];
      const end = () => {
        for (const action of waiting.current ?? []) action();
        waiting.current = null;
      };
      window.addEventListener('pointerup', end, { once: true });
    },
    /** Runs at once, or when the pointer is released. */
    afterwards(action: () => void): void {
      if (waiting.current === null) action();
      else waiting.current.push(action);
    },
  };
}

interface RangeFieldsProps {
  row: RangeRow;
  /** From 1. */
  place: number;
  id: string;
  onChange: (parts: Partial<RangeDraft>) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** Minimum, maximum and colour of a range, with error messages. */
function RangeFields({ row, place, id, onChange, onLeave, onRemove }: RangeFieldsProps) {
  const { draft, problem } = row;
  const about = `Range ${String(place)}`;
  const describedBy = problem === null ? undefined : `${id}-problem`;
  const count = (field: 'min' | 'max', label: string) => (
    <TextInput
      aria-label={`${about}: ${label}`}
      aria-describedby={describedBy}
      aria-invalid={problem !== null}
      data-range-field={field}
      value={draft[field]}
      error={problem !== null}
      maxLength={20}
      inputMode={field === 'min' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <li
      className={classes['range']}
      onBlur={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && onLeave()
      }
    >
      <div className={classes['fields']}>
        {count('min', 'Min')}
        {count('max', 'Max')}
        <ColourField
          {...{ about, describedBy }}
          value={draft.colour}
          isWrong={problem !== null}
          onChange={(colour) => onChange({ colour })}
        />
        <Button
          variant="subtle"
          data-danger
          aria-label={`${calendarMessages.remove} ${about.toLowerCase()}`}
          onClick={onRemove}
        >
          {calendarMessages.remove}
        </Button>
      </div>
      <p id={`${id}-problem`} className={classes['problem']} role="status">
        {problem}
      </p>
    </li>
  );
}
