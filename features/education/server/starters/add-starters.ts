import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { insertModule } from '../module-store.ts';
import { starterModules } from './starter-modules.ts';

/** Adds the starter modules to an organisation, as drafts. */
export async function addStarterModules(
  tx: WriteTx,
  { newId, time }: { newId: NewId; time: string },
): Promise<void> {
  for (const content of starterModules(newId)) await insertModule(tx, newId(), content, time);
}
