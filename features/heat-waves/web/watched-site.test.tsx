// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WatchedSite } from '#heat-waves/offline';
import { WatchedSiteFacts } from './watched-site.tsx';

vi.mock('#acclimatisation/web', () => ({ stateWords: { new: 'New to heat' } }));
vi.mock('#heat/web', () => ({
  useHeatSettings: () => ({ unit: 'C' }),
  dayWords: (date: string) => date,
  dayLabel: (date: string) => date,
}));
vi.mock('#people/web', () => ({ PersonLink: ({ children }: { children: string }) => children }));
afterEach(cleanup);

const site: WatchedSite = {
  ...{ tag_id: 'yard', name: 'Yard', today: '2026-11-27', fetched_time: 0, is_simulated: false },
  ...{ waves: [{ date: '2026-12-08', high_c: 36.8, mean_c: 30 }], unknown: [] },
  observations: [{ since: '2026-12-08', until: '2026-12-21' }],
  ...{ observed: [], hasRosters: true, seesEverybody: false },
};
const nobody = /^No new or returning workers on shift here/;

test('a coming heat wave says when observation begins, and nothing yet about today’s people', () => {
  render(<WatchedSiteFacts site={site} people={site} />);
  expect(screen.getByText(/closely from 2026-12-08 until 2026-12-21$/)).toBeDefined();
  expect(screen.queryByText(nobody)).toBeNull();
});

test('the note of that day names its people', () => {
  const people = { ...site, observed: [{ user_id: 'a', name: 'Ann Doe', state: 'new' as const }] };
  render(<WatchedSiteFacts site={site} people={people} date="2026-12-08" />);
  expect(screen.getByRole('listitem').textContent).toBe('Ann Doe new to heat');
  cleanup();
  render(<WatchedSiteFacts site={site} people={site} date="2026-12-08" />);
  expect(screen.getByText(nobody)).toBeDefined();
});
