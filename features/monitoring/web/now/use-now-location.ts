import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRemembered } from '#packages/ui';

/** A location that the Now screen can be about. */
export interface NowLocation {
  tag_id: string;
  name: string;
}

/**
 * The location of the Now screen: that of the URL, otherwise the last one of this device. Null is
 * all locations.
 */
export function useNowLocation(
  locations: readonly NowLocation[],
): [NowLocation | null, (tag_id: string | null) => void] {
  const { now_location } = useSearch({ strict: false });
  const [kept, keep] = useRemembered<string | null>('now:location', null);
  const navigate = useNavigate();
  // A stored one may have been deleted since.
  const wanted = now_location ?? kept;
  const found = locations.find(({ tag_id }) => tag_id === wanted) ?? null;
  return [
    found,
    (tag_id) => {
      keep(tag_id);
      void navigate({
        to: '/monitoring',
        search: tag_id === null ? {} : { now_location: tag_id },
        replace: true,
      });
    },
  ];
}
