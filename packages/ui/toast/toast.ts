/** Content of a toast. */
export interface Toast {
  kind: 'done' | 'note' | 'problem';
  text: string;
  /** A second line. */
  detail?: string | undefined;
  /**
   * 'write' (the default): the result of the user's own action, shown 3 s; 'background': everything
   * else (sync, connection, rendering), shown 5 s.
   */
  cause?: 'write' | 'background';
  /** False: the bell's list does not keep it, as something else does. */
  isListed?: boolean;
  /** Offered on the toast and in the bell's list. */
  action?: { label: string; run: () => void } | undefined;
}

/** A toast in the bell's list. */
export interface KeptToast extends Toast {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  seen: boolean;
}

/** Milliseconds that a toast is shown. */
export const toastTimes = { write: 3000, background: 5000, withAction: 10_000 } as const;
