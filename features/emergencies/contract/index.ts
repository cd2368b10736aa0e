export {
  addressKey,
  emergencySteps,
  entryKinds,
  longestAddress,
  longestNote,
  mostAhead,
  mostEntries,
} from './emergency.ts';
export type { EmergencyEntry, EmergencyStep, EntryFields, EntryKind } from './emergency.ts';
export { addEmergencyEntry, setEmergencyAddress } from './emergency-endpoints.ts';
export { emergencyMessages } from './emergency-messages.ts';
