import { loadEmergencySheet, useIsSheetOpen, useShowSheet } from '#emergencies/web';
import { useFetched } from './use-fetched.ts';

/** Shows the emergency sheet over every screen. It is loaded before it is needed. */
export function EmergencyLoader() {
  const isWanted = useIsSheetOpen();
  const show = useShowSheet();
  const part = useFetched({
    ...{ fetchPart: loadEmergencySheet, isWanted },
    giveUp: () => show(false),
  });
  return part === null ? null : <part.EmergencySheet />;
}
