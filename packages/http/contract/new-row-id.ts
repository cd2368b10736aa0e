import { z } from 'zod';
import { isRowId } from '#packages/kit';
import { idInvalid } from './plain-words.ts';

/**
 * The id under which a client creates a row: a UUID of version 1 to 8 (RFC 9562), neither nil nor
 * max. A call about an existing row uses `z.guid()`, as stored rows keep their ids.
 */
export const newRowId = z.guid().refine(isRowId, idInvalid);
