import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '#packages/http/contract';
import { answerKey, CallError } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';

/** Messages by field of the form. */
export type Errors = Readonly<Record<string, string>>;

/** Result of a write: messages by field, possibly none, if it was refused; null if it was done. */
export type Refused = Errors | null;

/** What happens after each write, also after a refused one: the page may be out of date. */
interface After {
  /** Reads that are asked again. */
  stale?: readonly Endpoint[];
  /** Syncs the copy; 'awaited' and a function: before the write counts as done. */
  sync?: 'started' | 'awaited' | ((bridge: CopyBridge) => Promise<unknown>);
}

type Failed = string | ((reason: string) => string);

interface WriteTexts<Data> {
  /** The toast if it was done, by default none. */
  done?: string | ((data: Data) => string);
  /** The second line of that toast. */
  detail?: string | undefined;
  /** Offered on that toast. */
  undo?: (() => unknown) | undefined;
  /** The toast if it was refused, with the server's reason on its second line or in it. */
  failed?: Failed;
  /** The only fields whose messages the form can show. */
  fields?: readonly string[];
}

/** Sends a write and shows its result. */
export type Write = <Data>(send: () => Promise<Data>, texts?: WriteTexts<Data>) => Promise<Refused>;

/** Writes of a screen: the call, its toast with the way back, and what has to be read again. */
export function useWrite({ stale = [], sync }: After = {}): { isBusy: boolean; write: Write } {
  const queries = useQueryClient();
  const bridge = useCopyBridge();
  const [running, setRunning] = useState(0);

  async function readAgain(): Promise<void> {
    await Promise.all(
      stale.map((endpoint) => queries.invalidateQueries({ queryKey: answerKey(endpoint) })),
    );
    if (sync === 'started') void bridge.requestSync();
    else if (sync === 'awaited') await bridge.requestSync();
    else await sync?.(bridge);
  }

  const write: Write = async (send, { done, detail, undo, failed, fields } = {}) => {
    setRunning((count) => count + 1);
    try {
      const data = await send();
      const text = typeof done === 'function' ? done(data) : done;
      const action = undo && { label: 'Undo', run: () => void undo() };
      if (text !== undefined) showToast({ kind: 'done', text, detail, action });
      await readAgain();
      return null;
    } catch (failure) {
      void readAgain();
      return showFailure(failure, { failed, fields });
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return { isBusy: running > 0, write };
}

interface Refusal {
  readonly message: string;
  readonly detail: string | null;
  readonly errors: Errors;
}

/**
 * The messages that a form shows for a refused write; if there are none for its fields, a toast is
 * shown.
 */
export function showRefusal(
  { message, detail, errors }: Refusal,
  { failed, fields }: { failed?: Failed | undefined; fields?: readonly string[] | undefined } = {},
): Errors {
  const all = Object.entries(errors);
  const own = fields === undefined ? all : all.filter(([field]) => fields.includes(field));
  if (own.length === 0) {
    const reason = detail ?? message;
    showToast({
      kind: 'problem',
      text: typeof failed === 'function' ? failed(reason) : (failed ?? message),
      detail:
        typeof failed === 'string'
          ? reason
          : failed === undefined
            ? (detail ?? undefined)
            : undefined,
    });
  }
  return Object.fromEntries(own);
}

/**
 * The same for any thrown value.
 *
 * @throws the failure itself if it is not from a call, as it is a bug then
 */
export function showFailure(failure: unknown, texts?: Parameters<typeof showRefusal>[1]): Errors {
  if (!(failure instanceof CallError)) throw failure;
  return showRefusal(failure, texts);
}
