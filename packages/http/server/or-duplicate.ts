import { isUniqueViolation } from '#packages/database';
import { fieldError } from './http-error.ts';

/** The result of a write, or the error of a field whose value must be unique and is not. */
export function orDuplicate<Result>(
  write: Promise<Result>,
  field: string,
  message: string,
): Promise<Result> {
  return write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? fieldError(field, message, 'DUPLICATE') : error;
  });
}
