import type { EmergencyEntry } from '#emergencies/contract';
import { emergenciesOf } from '#emergencies/domain';
import type { Emergency } from '#emergencies/domain';
import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { emergencyRow, seesEmergency } from './emergency-sync.ts';

/** The emergencies that began in a period, as far as the viewer may see them, the newest first. */
export async function findEmergencies(
  tx: Tx,
  viewer: Viewer,
  { start, end }: { start: number; end: number },
): Promise<Emergency[]> {
  const values: unknown[] = [tx.org_id, ...[start, end].map((time) => new Date(time))];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ entry: EmergencyEntry }>(
    `select ${emergencyRow(viewer, param)} as entry from emergency_entries as r
     where r.org_id = $1 and r.active and ${seesEmergency(viewer, param)}
       and r.emergency_id in (
         select b.emergency_id from emergency_entries as b
         where b.org_id = $1 and (b.time >= $2 and b.time < $3
           or b.corrected_time >= $2 and b.corrected_time < $3))`,
    values,
  );
  return emergenciesOf(rows.map(({ entry }) => entry)).filter(
    (each) =>
      each.start >= start && each.start < end && each.lines.some(({ isMistake }) => !isMistake),
  );
}
