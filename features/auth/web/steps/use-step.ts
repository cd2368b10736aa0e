import { useState } from 'react';

interface Step {
  /** What the field shows at first. */
  first?: string;
  /** What is wrong with the text, or null. */
  check: (typed: string) => string | null;
  /** Returns why it was refused, if it was. */
  send: (typed: string) => Promise<string | null | void>;
}

/** A step with one field: its text, what is wrong with it, and sending it, once at a time. */
export function useStep({ first = '', check, send }: Step) {
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function next(): Promise<void> {
    const wrong = check(value);
    setError(wrong);
    setProblem(null);
    if (wrong !== null || isBusy) return;
    setBusy(true);
    const refused = await send(value);
    setBusy(false);
    setProblem(refused ?? null);
  }

  return { value, error, problem, isBusy, setValue, setError, next };
}
