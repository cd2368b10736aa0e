/** How this server makes its nightly backups. */
export interface BackupPlan {
  /** Of the day in UTC, 0 to 23. */
  readonly hour: number;
  /** Older ones are deleted, except the last one that was proved. */
  readonly keepDays: number;
  readonly isEncrypted: boolean;
  /** Writes one; returns its file. */
  write(now: number): Promise<string>;
  /** Restores it beside the database and compares it. @throws Error if it differs */
  prove(file: string): Promise<void>;
  /** Deletes files from before a time, milliseconds, but not this one. */
  prune(before: number, kept: string): Promise<void>;
}

/** What the calls and loops need; null: this server makes no backups by itself. */
export interface BackupServices {
  readonly backups: BackupPlan | null;
}
