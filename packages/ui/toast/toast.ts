/** What a toast says. */
export interface Toast {
  kind: 'done' | 'note' | 'problem';
  text: string;
  /** A second line. */
  detail?: string | undefined;
  /**
   * 'write' (unless told): the outcome of what the person just did, shown 3 s; 'background':
   * everything else (sync, line, rendering), shown 5 s.
   */
  cause?: 'write' | 'background';
  /** Offered on the toast and in the bell's list. */
  action?: { label: string; run: () => void } | undefined;
}

/** A toast as the bell keeps it. */
export interface KeptToast extends Toast {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  seen: boolean;
}

/** Milliseconds a toast stands. */
export const toastTimes = { write: 3000, background: 5000, withAction: 10_000 } as const;
