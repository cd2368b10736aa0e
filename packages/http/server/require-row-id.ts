import { idInvalid } from '#packages/http/contract';
import { isRowId } from '#packages/kit';
import { HttpError } from './http-error.ts';

/**
 * For calls that create a row or change an older one: those ask only once they know that it is new.
 *
 * @throws HttpError INVALID at the field where a row cannot get this id
 */
export function requireRowId(field: string, id: string): void {
  if (isRowId(id)) return;
  throw new HttpError('INVALID', { message: idInvalid, errors: { [field]: idInvalid } });
}
