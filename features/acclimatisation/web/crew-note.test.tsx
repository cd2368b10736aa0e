// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CrewAcclimatisation, LimitedWorker } from '#acclimatisation/offline';
import { CrewNote } from './crew-note.tsx';

const shown = vi.hoisted(() => ({ beta: [] as string[], crew: undefined as unknown }));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }, _params: object, options?: { enabled?: boolean }) => {
    if (name === 'organisation.own') {
      return { data: { metadata: { _show_preview_features: true, _beta: shown.beta } } };
    }
    return { data: options?.enabled === false ? undefined : shown.crew };
  },
}));
vi.mock('#packages/ui', () => ({ useZone: () => 'UTC' }));
beforeEach(() => Object.assign(shown, { beta: ['roster'] }));
afterEach(cleanup);

function note(crew: CrewAcclimatisation) {
  shown.crew = crew;
  return render(<CrewNote site="pit" job="digger" date="2026-11-25" />);
}

const ann: LimitedWorker = {
  ...{ user_id: 'ann', name: 'Ann Doe', state: 'new', share: 0.2, allowed: 96, shift: 480 },
};

test('names the workers who are not acclimatised, with their limits', () => {
  note({ limited: [ann], acclimatised: 2 });
  expect(screen.getByRole('region', { name: 'Acclimatisation of this crew' })).toBeDefined();
  expect(screen.getByText(/^1 of 3 workers is not acclimatised\. /)).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe(
    'Ann Doe new to heat, at most 96 min in the heat',
  );
});

test('says that everybody is acclimatised, and nothing of an empty crew or without rosters', () => {
  note({ limited: [], acclimatised: 2 });
  expect(screen.getByText('Everybody in this crew is acclimatised.')).toBeDefined();
  cleanup();
  note({ limited: [], acclimatised: 0 });
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  shown.beta = [];
  note({ limited: [ann], acclimatised: 2 });
  expect(screen.queryByRole('region')).toBeNull();
});
