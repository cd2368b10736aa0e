import { useEffect, useRef, useState } from 'react';
import { rehearseRule } from '#alerts/contract';
import type { AlertTrigger } from '#alerts/contract';
import type { CallData } from '#packages/http/contract';
import { CallError, useClient } from '#packages/http/web';

/** What a rehearsal found. */
export type Rehearsal = CallData<typeof rehearseRule>;

/** The rule to rehearse. */
export interface RehearsedRule {
  trigger: AlertTrigger;
  tag_ids: string[];
  /** Missing: no threshold is suggested. */
  wanted_per_week?: number;
}

type State =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; text: string }
  /** With the key of its rule, to see whether the form changed since. */
  | { kind: 'done'; result: Rehearsal; asked: string };

/** One rehearsal at a time; a new one and leaving the form cancel the one before. */
export function useRehearsal() {
  const client = useClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  async function start(body: RehearsedRule): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ kind: 'busy' });
    try {
      const result = await client.call(rehearseRule, { body }, { signal: own.signal });
      if (running.current === own) setState({ kind: 'done', result, asked: keyOf(body) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A cancelled one says nothing.
      if (running.current !== own) return;
      setState({ kind: 'failed', text: error.detail ?? error.message });
    }
  }

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  }

  return { state, start, cancel };
}

/** Equal for rules with the same alerts. */
export function keyOf({ trigger, tag_ids }: RehearsedRule): string {
  return JSON.stringify([trigger, tag_ids]);
}
