/** The most common passwords, in lower case; loaded on demand, as few screens need them. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('./common-passwords.ts').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  );
  // Loading may fail offline; the next call tries again.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

let loaded: Promise<ReadonlySet<string>> | undefined;
