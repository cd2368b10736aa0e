import { idInvalid } from '#packages/http/contract';
import { isRowId } from '#packages/kit';
import { fieldError } from './http-error.ts';

/**
 * For calls that create or change a row: they check the id only when the row is new.
 *
 * @throws HttpError INVALID at the field if a row cannot have this id
 */
export function requireRowId(field: string, id: string): void {
  if (isRowId(id)) return;
  throw fieldError(field, idInvalid);
}
