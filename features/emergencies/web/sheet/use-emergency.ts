import { useRef, useState } from 'react';
import type { EmergencyStep } from '#emergencies/contract';
import { emergencySheet } from '#emergencies/offline';
import type { EmergencySheet, EmergencySite, NamedEmergency } from '#emergencies/offline';
import { newId } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { showToast, useConfirm, useRemembered } from '#packages/ui';
import { emergencyTexts as texts } from '../emergency-texts.ts';
import { useEmergencyLog } from '../use-emergency-log.ts';

/** The emergency on the sheet, and everything that can be recorded about it. */
export type EmergencyOnSheet = ReturnType<typeof useEmergency>;

/**
 * The running emergency of the viewer, which a reload or a killed browser does not lose, or the one
 * that they continue.
 */
export function useEmergency() {
  const { data, error } = useCopy(emergencySheet, {}, { keepPrevious: true });
  const { record } = useEmergencyLog();
  const confirm = useConfirm();
  // Shown until the copy has the first entry.
  const [begun, setBegun] = useState<{ id: string; start: number } | null>(null);
  const [joined, setJoined] = useState<string | null>(null);
  const [isDrill, setDrill] = useState(false);
  const [lastSite, rememberSite] = useRemembered('emergency-site', '');
  const id = begun?.id ?? joined ?? data?.running.find(({ isOwn }) => isOwn)?.emergency_id ?? null;
  const current = data?.running.find(({ emergency_id }) => emergency_id === id) ?? null;
  const site = siteOf(data, current, lastSite);
  // Two quick presses begin one emergency.
  const beginning = useRef<string | null>(null);

  /** The id of the running emergency; without one it begins now. */
  async function begin(): Promise<string> {
    const known = id ?? beginning.current;
    if (known !== null) return known;
    const emergency_id = newId();
    beginning.current = emergency_id;
    setBegun({ id: emergency_id, start: Date.now() });
    await record(emergency_id, 'started', {
      ...{ is_drill: isDrill, location_id: site?.tag_id ?? null },
    });
    return emergency_id;
  }

  function forget(): void {
    beginning.current = null;
    setBegun(null);
    setJoined(null);
    setDrill(false);
  }

  return {
    ...{ data, error, current, site, isDrill, setDrill },
    /** Milliseconds since 1970; null while none runs. */
    start: current?.start ?? begun?.start ?? null,
    /** Running emergencies other than the one on the sheet. */
    others: (data?.running ?? []).filter(({ emergency_id }) => emergency_id !== id),
    begin: () => void begin(),
    join: (emergency_id: string) => setJoined(emergency_id),
    step: async (kind: EmergencyStep) => record(await begin(), kind),
    note: async (note: string) => record(await begin(), 'note', { note }),
    person: async (user_id: string | null) => record(await begin(), 'person', { user_id }),
    /** Says that an entry was a mistake; it stays in the record. */
    async undo(entry_id: string): Promise<void> {
      if (id !== null) await record(id, 'correction', { corrects: entry_id });
    },
    async chooseSite(location_id: string): Promise<void> {
      rememberSite(location_id);
      if (id === null || location_id === current?.location_id) return;
      await record(id, 'location', { location_id });
    },
    async end(): Promise<void> {
      if (id === null || !(await confirm(texts.confirmEnd))) return;
      if (!(await record(id, 'ended'))) return;
      forget();
      showToast({ kind: 'done', text: texts.ended });
    },
  };
}

/** The location of the emergency, or the last chosen one, or that of the viewer's tags. */
function siteOf(
  data: EmergencySheet | undefined,
  current: NamedEmergency | null,
  lastSite: string,
): EmergencySite | null {
  const wanted = [current?.location_id, lastSite, data?.own_site_id];
  const sites = data?.sites ?? [];
  for (const tag_id of wanted) {
    const site = sites.find((each) => each.tag_id === tag_id);
    if (site !== undefined) return site;
  }
  return sites.length === 1 ? (sites[0] ?? null) : null;
}
