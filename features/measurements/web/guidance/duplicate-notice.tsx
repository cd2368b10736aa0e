import { Radio, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { MeasurementType } from '#measurements/contract';
import { valueWithUnit } from '#measurements/domain';
import type { PossibleDuplicate } from '#measurements/offline';
import { GuidanceNote } from './guidance-note.tsx';
import { guidanceTexts } from './guidance-texts.ts';

export type Keep = 'both' | 'newer';

interface Props {
  duplicate: PossibleDuplicate;
  /** Time of the typed test: milliseconds since 1970. */
  time: number;
  type: MeasurementType;
  unit: string;
  keep: Keep;
  online: boolean;
  onKeep: (keep: Keep) => void;
}

/**
 * Shows a test of the same person and type within ten minutes, and asks which of the two counts.
 */
export function DuplicateNotice({ duplicate, time, type, unit, keep, online, onKeep }: Props) {
  const minutes = Math.round(Math.abs(duplicate.time - time) / 60_000);
  const found = Number.isNaN(duplicate.value)
    ? guidanceTexts.hidden
    : valueWithUnit(duplicate.value, unit, type);
  const hindrance = hindranceOf(duplicate, time, online);
  return (
    <GuidanceNote title={guidanceTexts.nearTitle} icon={<IconCopy size={18} />}>
      <p role="status">{guidanceTexts.near(found, minutes)}</p>
      <Radio.Group
        aria-label={guidanceTexts.nearTitle}
        value={keep}
        onChange={(next) => onKeep(next as Keep)}
      >
        <Stack gap={6}>
          <Radio value="both" label={guidanceTexts.both} />
          <Radio
            value="newer"
            label={guidanceTexts.newer}
            disabled={hindrance !== null}
            {...(hindrance !== null && { description: hindrance })}
          />
        </Stack>
      </Radio.Group>
    </GuidanceNote>
  );
}

/** Why the older of the two cannot be marked as invalid here; null if it can. */
function hindranceOf(near: PossibleDuplicate, time: number, online: boolean): string | null {
  // The typed test itself, or a queued one, can always be marked.
  if (time < near.time || near.isUnsent) return null;
  if (!near.mayMark) return guidanceTexts.mayNotMark;
  return online ? null : guidanceTexts.noLine;
}
