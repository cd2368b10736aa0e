/** The result of a request. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });
}

/** Resolves when the transaction is stored, rejects if it is aborted. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
  });
}

/**
 * Deletes a database. Resolves once it is deleted, however long another connection takes to close.
 *
 * @param onBlocked called if another connection is open
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

function failureOf(error: DOMException | null): Error {
  return error ?? new DOMException('The local database gave up.', 'AbortError');
}
