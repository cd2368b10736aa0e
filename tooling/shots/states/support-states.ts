import { failing, offline, opened, waiting } from './stage.ts';
import type { ScreenState } from './stage.ts';

const quotes = { path: '/settings/quote', as: 'owner' } as const;
const tickets = { path: '/settings/tickets', as: 'owner' } as const;

/** Quotes and tickets, their dialogs, and what replaces them. */
export const supportStates: readonly ScreenState[] = [
  { ...quotes, name: 'offline', bring: offline },
  { ...quotes, name: 'error', bring: failing('/v3/quote') },
  { ...quotes, name: 'loading', bring: waiting('/v3/quote?*') },
  { ...quotes, name: 'of-worker', as: 'worker', bring: ({ open }) => open() },
  {
    ...quotes,
    name: 'request',
    bring: opened((page) => page.getByRole('button', { name: 'Request quote' }).first().click()),
  },
  {
    ...quotes,
    name: 'details',
    bring: opened((page) => page.getByRole('button', { name: 'Details of quote 1' }).click()),
  },
  { ...tickets, name: 'offline', bring: offline },
  { ...tickets, name: 'error', bring: failing('/v3/ticket') },
  { ...tickets, name: 'loading', bring: waiting('/v3/ticket?*') },
  {
    ...tickets,
    name: 'new',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'New ticket' }).first().click();
      await page.getByRole('checkbox', { name: 'Attach diagnostics' }).check();
      await page.getByRole('region', { name: 'Diagnostics' }).waitFor();
    }),
  },
  {
    ...tickets,
    name: 'thread',
    bring: opened(async (page) => {
      await page.getByRole('link', { name: 'Two crews on one roster' }).click();
      await page.getByRole('list', { name: 'Messages' }).waitFor();
    }),
  },
];
