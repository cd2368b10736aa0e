import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSave, useWrongField } from '#packages/form/web';
import type { Errors, Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { fileDate } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  DayField,
  DialogForm,
  LeaveGuard,
  Modal,
  useDiscardQuestion,
  useNow,
  useZone,
} from '#packages/ui';
import { longest, mostPieces, quoteItems, quoteMessages as messages } from '#quotes/contract';
import type { QuoteItem } from '#quotes/contract';
import { quoteTexts as texts } from './quote-texts.ts';
import classes from './quotes.module.css';
import type { QuoteRequest } from './use-quotes.ts';

interface Props {
  opened: boolean;
  /** Name of the person who is signed in: the contact unless they write another. */
  contact: string;
  onRequest: (request: QuoteRequest) => Promise<Refused>;
  onClose: () => void;
}

/** The form that requests a quote. The input is kept until it is sent. */
export function RequestDialog({ opened, ...props }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(props.onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={texts.request} size={520}>
      {opened && <RequestForm {...props} onCancel={onGuardedClose} onChanged={onChanged} />}
    </Modal>
  );
}

interface FormProps extends Omit<Props, 'opened'> {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

interface Fields {
  /** Empty or 0: not requested. */
  quantities: Partial<Record<QuoteItem, number | string>>;
  contact_name: string;
  phone: string;
  delivery_address: string;
  wanted_by: string | null;
  notes: string;
}

const blank: Fields = {
  ...{ quantities: {}, contact_name: '', phone: '', delivery_address: '' },
  ...{ wanted_by: null, notes: '' },
};

function RequestForm({ contact, onRequest, onClose, onCancel, onChanged }: FormProps) {
  const { online } = useSyncStatus();
  const [quote_id] = useState(newId);
  // A sync of the person must not replace what the form was opened with.
  const [first] = useState<Fields>({ ...blank, contact_name: contact });
  const form = useSave<Fields>(first);
  const { values, errors, change } = form;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const frame = useWrongField<HTMLFormElement>(errors);
  const today = fileDate(useZone(), useNow());
  const { quantities, ...fields } = values;
  const items = itemsOf(quantities);
  const send = () =>
    form.save({
      problems: problemsOf(values, items),
      send: () => onRequest({ quote_id, items, ...fields }),
      onDone: onClose,
    });
  return (
    <DialogForm
      ref={frame}
      label={texts.request}
      submit={texts.request}
      isBusy={form.isBusy}
      isOff={!online}
      onCancel={onCancel}
      onSubmit={send}
    >
      <LeaveGuard when={form.isChanged} />
      <div role="group" aria-label={texts.items} aria-describedby="quote-items">
        <p className={classes['label']}>{texts.items}</p>
        <p className={classes['small']} id="quote-items">
          {texts.itemsAbout}
        </p>
        <div className={classes['quantities']}>
          {quoteItems.map((item, place) => (
            <NumberInput
              key={item}
              label={item}
              {...(place === 0 && { 'data-autofocus': true })}
              min={0}
              max={mostPieces}
              // A wrong number is shown with a message, not changed to another one.
              clampBehavior="none"
              inputMode="numeric"
              value={quantities[item] ?? ''}
              error={quantityProblem(quantities[item]) ?? (place === 0 && 'items' in errors)}
              onChange={(quantity) => change({ quantities: { ...quantities, [item]: quantity } })}
            />
          ))}
        </div>
        {errors['items'] !== undefined && (
          <p className={classes['error']} role="alert">
            {errors['items']}
          </p>
        )}
      </div>
      <TextInput
        label={texts.contact}
        required
        maxLength={longest.name}
        autoComplete="name"
        {...form.text('contact_name')}
      />
      <TextInput
        label={texts.phone}
        description={texts.phoneAbout}
        type="tel"
        maxLength={longest.phone}
        autoComplete="tel"
        {...form.text('phone')}
      />
      <Textarea
        label={texts.address}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={longest.address}
        autoComplete="street-address"
        {...form.text('delivery_address')}
      />
      <DayField
        label={texts.wantedBy}
        placeholder={texts.anyDay}
        value={values.wanted_by}
        {...{ today, min: today, max: `${String(Number(today.slice(0, 4)) + 2)}-12-31` }}
        onChange={(wanted_by) => change({ wanted_by })}
      />
      {errors['wanted_by'] !== undefined && (
        <p className={classes['error']} role="alert">
          {errors['wanted_by']}
        </p>
      )}
      <Textarea
        label={texts.notes}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longest.notes}
        {...form.text('notes')}
      />
    </DialogForm>
  );
}

function itemsOf(quantities: Fields['quantities']) {
  return quoteItems.flatMap((item) => {
    const quantity = Number(quantities[item] ?? 0);
    return quantity === 0 ? [] : [{ item, quantity }];
  });
}

function problemsOf(
  { contact_name, notes }: Fields,
  items: readonly { item: QuoteItem; quantity: number }[],
): Errors {
  const problem = items.map(({ quantity }) => quantityProblem(quantity)).find(Boolean);
  const isOther = items.some(({ item }) => item === 'Other');
  return {
    ...(items.length === 0 ? { items: messages.itemsRequired } : {}),
    // Shown at its own field.
    ...(problem === undefined ? {} : { quantity: problem }),
    ...(contact_name.trim() === '' ? { contact_name: messages.nameRequired } : {}),
    ...(isOther && notes.trim() === '' ? { notes: messages.otherNeedsNotes } : {}),
  };
}

/** What is wrong with a quantity; undefined for a right one and for none. */
function quantityProblem(given: number | string = ''): string | undefined {
  const quantity = Number(given);
  const isRight = Number.isInteger(quantity) && quantity >= 0 && quantity <= mostPieces;
  return isRight ? undefined : messages.quantityInvalid;
}
