import type { ChannelSetup } from '#alerts/domain';
import { findChannels } from '#outbox/contract';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';

/** Which channels are configured; null as long as it is not known, such as without a connection. */
export function useChannelSetup(): ChannelSetup | null {
  const { online } = useSyncStatus();
  const { data } = useAnswer(findChannels, {}, { enabled: online });
  return data ?? null;
}
