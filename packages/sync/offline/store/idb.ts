/** Resolves with the result of a request, or rejects with its error. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(errorOf(request.error));
  });
}

/** Resolves when a transaction is complete, or rejects if it is aborted. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(errorOf(transaction.error));
  });
}

/**
 * Deletes a database. Waits without a time limit for other connections to close.
 *
 * @param onBlocked called if another connection is still open
 */
export async function deleteDatabase(
  factory: IDBFactory,
  name: string,
  onBlocked: () => void = () => {},
): Promise<void> {
  const request = factory.deleteDatabase(name);
  request.onblocked = onBlocked;
  await resultOf(request);
}

function errorOf(error: DOMException | null): Error {
  return (
    error ?? new DOMException('The transaction of the local database was aborted.', 'AbortError')
  );
}
