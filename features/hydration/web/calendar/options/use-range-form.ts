import { useState } from 'react';
import { mostRanges } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import {
  defaultRanges,
  draftOf,
  rangeProblems,
  rangesOfDrafts,
  typedMaxProblem,
} from '#hydration/domain';
import type { RangeDraft } from '#hydration/domain';

/** A range as a row of the form. */
export interface RangeRow {
  key: number;
  draft: RangeDraft;
  /** The error message below it; null if there is none, or not yet. */
  problem: string | null;
}

interface Kept {
  key: number;
  draft: RangeDraft;
  /** The row had the focus and lost it. */
  isLeft: boolean;
}

/**
 * The ranges as typed. An invalid maximum is reported during input; other errors after leaving the
 * row or trying to save.
 */
export function useRangeForm(stored: readonly CalendarRange[]) {
  const [rows, setRows] = useState(() => stored.map(keptOf));
  const [nextKey, setNextKey] = useState(stored.length);
  const [typing, setTyping] = useState<number | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const problems = rangeProblems(rows.map(({ draft }) => draft));
  const isSound = problems.every((problem) => problem === null);
  const update = (key: number, parts: Partial<Kept>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...parts } : row)));
  const replace = (all: Kept[]) => {
    setRows(all);
    setRefused(false);
    setTyping(null);
  };
  return {
    rows: rows.map(({ key, draft, isLeft }, at): RangeRow => {
      const typed = typing === key ? typedMaxProblem(draft.max) : null;
      return {
        key,
        draft,
        problem: typed ?? (isLeft || wasRefused ? (problems[at] ?? null) : null),
      };
    }),
    /** Saving was tried and an error remains. */
    isRefused: wasRefused && !isSound,
    isFull: rows.length >= mostRanges,
    change(row: RangeRow, parts: Partial<RangeDraft>): void {
      update(row.key, { draft: { ...row.draft, ...parts } });
      if (parts.max !== undefined) setTyping(row.key);
    },
    leave(key: number): void {
      setTyping(null);
      update(key, { isLeft: true });
    },
    add(): void {
      const draft = { min: '', max: '', colour: '#ffffff' };
      setRows((all) => [...all, { key: nextKey, draft, isLeft: false }]);
      setNextKey(nextKey + 1);
    },
    remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
    reset(): void {
      replace(defaultRanges.map((range, at) => keptOf(range, nextKey + at)));
      setNextKey(nextKey + defaultRanges.length);
    },
    /** The ranges, or null if one is invalid; errors are shown from then on. */
    take(): CalendarRange[] | null {
      setTyping(null);
      setRefused(!isSound);
      return rangesOfDrafts(rows.map(({ draft }) => draft));
    },
  };
}

function keptOf(range: CalendarRange, key: number): Kept {
  return { key, draft: draftOf(range), isLeft: false };
}
