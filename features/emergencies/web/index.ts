export { emergencyFeature } from './feature.ts';
export { EmergencyButton } from './sheet/emergency-button.tsx';
export { useIsSheetOpen, useShowSheet } from './sheet/sheet-address.ts';

/** Loads the emergency sheet; it is needed offline, so the frame loads it soon after the start. */
export const loadEmergencySheet = () => import('./sheet/emergency-sheet.tsx');
