import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  user_id: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A link to a person's page. A list has up to 200 of them, and the router's own links compute their
 * target again with each page change. This one computes it once.
 */
export function PersonLink({ user_id, className, children }: Props) {
  const router = useRouter();
  const place = { to: '/people/$user_id', params: { user_id } } as const;
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!isPlain || event.shiftKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(place);
  };
  return (
    <a
      href={`/people/${user_id}`}
      className={className}
      onClick={follow}
      onPointerEnter={() => void router.preloadRoute(place)}
    >
      {children}
    </a>
  );
}
