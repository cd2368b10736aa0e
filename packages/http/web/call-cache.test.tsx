// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallCache } from './call-cache.tsx';

/** Cached answers of the page, by the groups of the specification and under their own keys. */
const groups = [
  ['users', ['copy', 'people.one', { user_id: 'u1' }]],
  ['organisation', ['copy', 'organisation.own', {}]],
  ['measurements', ['copy', 'hydration.recent_tests', { user_id: 'u1' }]],
  ['admins', ['admins']],
  ['permissions', ['copy', 'permissions.viewer', {}]],
  ['custom measurement types', ['copy', 'measurements.custom_types', {}]],
  ['linked measurement types', ['copy', 'measurements.link_types', {}]],
  ['tags', ['copy', 'hydration.people_labels', { showHidden: false }]],
  ['strategy', ['strategy.list', {}]],
  ['strategy of tags', ['strategy.list', { tag_id: 't1' }]],
  ['images', ['copy', 'people.picture', { user_id: 'u1' }]],
  ['education', ['education.courses', {}]],
  ['2fa', ['2fa']],
  ['password reset token check', ['auth', 'reset-link', 'a token']],
  ['license', ['license.read', {}]],
  ['token', ['auth.confirm', 'a token']],
  ['logout', ['auth.logout', {}]],
  ['sign-ins', ['auth', 'sign-ins']],
  ['work accounts', ['sso']],
  ['audit log', ['audit', {}]],
] as const;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openCache(): { queries: QueryClient; unmount: () => void } {
  const seen: QueryClient[] = [];
  function Below() {
    const queries = useQueryClient();
    useEffect(() => {
      seen.push(queries);
    }, [queries]);
    return null;
  }
  const { unmount } = render(
    <CallCache>
      <Below />
    </CallCache>,
  );
  const [queries] = seen;
  if (queries === undefined) throw new Error('The component below was not rendered');
  return { queries, unmount };
}

test('[PLAT-11] the end of a sign-in removes the answers of every group', () => {
  const { queries, unmount } = openCache();
  for (const [, key] of groups) queries.setQueryData(key, 'an answer');
  expect(queries.getQueryCache().getAll()).toHaveLength(groups.length);
  unmount();
  for (const [name, key] of groups) expect(queries.getQueryData(key), name).toBeUndefined();
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('[PLAT-10] a cached query is requested again when its answer is 5 minutes old, and not before', async () => {
  vi.useFakeTimers();
  const { queries } = openCache();
  const ask = vi.fn(() => Promise.resolve('an answer'));
  // Infinite: an unused answer is dropped after 5 minutes as well.
  const query = () => queries.fetchQuery({ queryKey: ['reports'], queryFn: ask, gcTime: Infinity });
  await query();
  vi.advanceTimersByTime(299_999);
  await query();
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await query();
  expect(ask).toHaveBeenCalledTimes(2);
});
