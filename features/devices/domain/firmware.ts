import type { Device } from '#devices/contract';

type FirmwareFields = Pick<Device, 'model' | 'firmware'>;

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The newest firmware seen of each model; firmwares of two models are not compared. */
export function newestFirmwares(devices: readonly FirmwareFields[]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { model, firmware } of devices) {
    const known = newest.get(modelKey(model)) ?? '';
    if (natural.compare(firmware, known) > 0) newest.set(modelKey(model), firmware);
  }
  return newest;
}

/** The newest firmware of a device's model if its own is older, otherwise null. */
export function newerFirmware(
  { model, firmware, retired }: FirmwareFields & Pick<Device, 'retired'>,
  newest: ReadonlyMap<string, string>,
): string | null {
  const wanted = newest.get(modelKey(model)) ?? '';
  // Devices without a known firmware and retired ones have no warning.
  if (retired || firmware === '' || natural.compare(firmware, wanted) === 0) return null;
  return wanted;
}

function modelKey(model: string): string {
  return model.trim().toLowerCase();
}
