/** The most common passwords, in lower case; fetched when first needed, since few screens do. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('./common-passwords.ts').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  );
  // Without a connection a page may fail to fetch it; the next one to ask tries again.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

let loaded: Promise<ReadonlySet<string>> | undefined;
