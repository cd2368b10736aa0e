import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerKey, useClient } from '#packages/http/web';
import { changeProgramme, readProgramme } from '#programme/contract';
import type { AnsweredItem, ItemChange, ItemId } from '#programme/contract';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';
type Fields = Omit<ItemChange, 'item_id'>;

/** Milliseconds after the last key until a note is sent. */
const pause = 700;

/**
 * Sends changes of items one after another, each with only its changed fields. What could not be
 * sent is kept, and sent again with the next change, on request, or when the connection is back.
 */
export function useAutosave(items: readonly AnsweredItem[] | undefined, online: boolean) {
  const client = useClient();
  const queries = useQueryClient();
  const pending = useRef(new Map<ItemId, Fields>());
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [state, setState] = useState<SaveState>('saved');
  // Shown instead of what was read, until the page is left.
  const [own, setOwn] = useState<ReadonlyMap<ItemId, Fields>>(new Map());
  const changed_time = useRef<string | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    if (timer.current !== null) clearTimeout(timer.current);
    if (isSending.current) return false;
    isSending.current = true;
    try {
      while (pending.current.size > 0) {
        const sent = pending.current;
        pending.current = new Map();
        setState('saving');
        const changes = [...sent].map(([item_id, fields]) => ({ item_id, ...fields }));
        try {
          const answer = await client.call(changeProgramme, { body: { items: changes } });
          changed_time.current = answer.changed_time;
        } catch {
          // A newer change of the same field stays.
          for (const [item_id, fields] of sent) {
            pending.current.set(item_id, { ...fields, ...pending.current.get(item_id) });
          }
          setState('failed');
          return false;
        }
      }
      setState('saved');
      await queries.invalidateQueries({ queryKey: answerKey(readProgramme) });
      return true;
    } finally {
      isSending.current = false;
    }
  }, [client, queries]);

  const change = useCallback(
    (item_id: ItemId, fields: Fields) => {
      const merged = (map: ReadonlyMap<ItemId, Fields>) =>
        new Map(map).set(item_id, { ...map.get(item_id), ...fields });
      pending.current = merged(pending.current);
      setOwn(merged);
      setState((now) => (now === 'saving' ? now : 'waiting'));
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), fields.note === undefined ? 0 : pause);
    },
    [send],
  );

  useEffect(() => {
    if (online && pending.current.size > 0) void send();
  }, [online, send]);

  // The request goes on when the page is left.
  useEffect(
    () => () => {
      if (pending.current.size > 0) void send();
    },
    [send],
  );

  /** Sends what waits; true if everything is saved. */
  const flush = async () => (pending.current.size === 0 ? true : send());
  /** What was read is shown again, such as after somebody else's changes. */
  const forget = () => setOwn(new Map());
  const shown = items?.map((item): AnsweredItem => ({
    ...item,
    ...definedOf(own.get(item.item_id)),
  }));
  return { items: shown, state, change, flush, retry: send, forget, changed_time };
}

function definedOf(fields: Fields = {}): Partial<AnsweredItem> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
