import type { z } from 'zod';
import type { packContent } from '#rule-packs/contract';

/** A pack as it is written: fields with a default may be left out. */
export type PackFields = z.input<typeof packContent>;
