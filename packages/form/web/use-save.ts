import { useState } from 'react';
import type { Errors, Refused } from './use-write.ts';

interface Save {
  /** What is wrong before anything is sent. */
  problems?: Errors;
  send: () => Promise<Refused>;
  /** Closes the dialog; without it the form stays open and shows what is stored. */
  onDone?: () => unknown;
}

const none: Errors = {};

/**
 * State of a form: the values, the messages beside its fields, and the save that sends them once at
 * a time. It keeps only what was typed, so that a sync updates all other fields, and keeps it until
 * it is saved.
 *
 * @param stored what the fields show before anything is typed
 */
export function useSave<Values extends object>(stored: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState(none);
  const [isBusy, setBusy] = useState(false);
  const values: Values = { ...stored, ...typed };

  /** Changes fields; the messages were about what was sent before. */
  function change(parts: Partial<Values>): void {
    setTyped((before) => ({ ...before, ...parts }));
    setErrors(none);
  }

  async function save({ problems = none, send, onDone }: Save): Promise<void> {
    if (isBusy) return;
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const refused = await send().finally(() => setBusy(false));
    if (refused !== null) return setErrors(refused);
    if (onDone !== undefined) onDone();
    // What was typed since then is not saved.
    else setTyped((now) => typedSince(now, typed));
  }

  /** The props of a text field. */
  const text = <Field extends keyof Values & string>(field: Field) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value } as unknown as Partial<Values>),
  });

  return {
    ...{ values, errors, isBusy, change, save, text },
    isChanged: !isSame(values, stored),
    /** Shows messages at fields. */
    refuse: setErrors,
    discard: () => {
      setTyped({});
      setErrors(none);
    },
  };
}

function typedSince<Values extends object>(
  now: Partial<Values>,
  sent: Partial<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values)[];
  const others = fields.filter((field) => !isSame(now[field], sent[field]));
  return Object.fromEntries(others.map((field) => [field, now[field]])) as Partial<Values>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
