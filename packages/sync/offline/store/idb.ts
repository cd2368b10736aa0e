/** The result of a request. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });
}

/** Resolves once everything in the transaction is stored, rejects when nothing of it is. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
  });
}

/**
 * Deletes a database; resolves once it is gone, however long another connection takes to close.
 *
 * @param onBlocked told when one does
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
