import type { Page } from 'playwright-core';
import { asItOpens, failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const settings = { path: '/settings?section=account', as: 'owner' } as const;
const factor = { path: '/settings/2fa/enable', as: 'manager' } as const;
const organisation = { path: '/settings/org', as: 'owner' } as const;
const admins = { path: '/settings/admins', as: 'owner' } as const;
const reports = { path: '/settings/reports', as: 'owner' } as const;
const workerPage = { path: '/settings/worker-page', as: 'owner' } as const;
const close = { path: '/settings/close', as: 'owner' } as const;
const sso = { path: '/settings/sso', as: 'owner' } as const;
const directory = { path: '/settings/sso/azuread', as: 'owner' } as const;

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const heard = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const on = {
  ...{ enabled: true, enabled_time: '2026-09-03T02:00:00.000Z' },
  ...{ has_password: true, is_demanded: false },
};

const withoutPassword = {
  ...{ enabled: false, enabled_time: null, has_password: false, is_demanded: false },
};

const provider = { kind: 'oidc', authority: 'https://id.ironbark.example' };
const known = {
  ...{ enabled: false, tenant_id: '', domains: [], is_enforced: false, creates_people: false },
  ...{ tag_ids: [], provider, own_domains: ['ironbark.example', 'demo.example'], people: 0 },
};
const enforced = {
  ...known,
  ...{ enabled: true, domains: ['demo.example'], is_enforced: true, creates_people: true },
  ...{ tenant_id: 'https://id.ironbark.example', people: 12 },
};

/** Further states of the settings pages. */
export const settingsStates: readonly ScreenState[] = [
  { ...settings, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...workerPage,
    name: 'texts',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Read texts: Arabic' }).click();
      await page.getByRole('dialog').getByRole('row').nth(5).waitFor();
    }),
  },
  { ...workerPage, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...workerPage, name: 'offline', bring: offline },
  { ...settings, name: 'offline', bring: offline },
  { ...settings, name: 'views-error', as: 'worker', bring: failing('/v3/profile-view') },
  { ...settings, name: 'sign-ins-error', bring: failing('/v3/auth/sign-ins') },
  {
    ...settings,
    name: 'password-refused',
    bring: opened(async (page) => {
      await press(page, 'Change password');
      await heard(page, 'Current password is required');
    }),
  },
  {
    ...settings,
    name: 'with-factor',
    bring: async ({ open, answer }) => {
      await answer('/v3/auth/2fa', on);
      await open();
    },
  },
  {
    ...settings,
    name: 'without-password',
    bring: async ({ open, answer }) => {
      await answer('/v3/auth/2fa', withoutPassword);
      await open();
    },
  },
  {
    ...settings,
    name: 'profile-refused',
    bring: opened(async (page) => {
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Last name').fill('');
      await press(page, 'Save');
      await heard(page, 'Either First Name or Last Name is required');
    }),
  },
  { ...factor, name: 'error', bring: failing('/v3/auth/2fa') },
  {
    ...factor,
    name: 'refused',
    bring: opened(async (page) => {
      await press(page, 'Enable');
      await heard(page, 'Enter the 6-digit code');
    }),
  },
  {
    ...factor,
    name: 'on',
    bring: async ({ open, answer }) => {
      await answer('/v3/auth/2fa', on);
      await open();
    },
  },
  {
    ...factor,
    name: 'demanded',
    bring: async ({ open, answer }) => {
      await answer('/v3/auth/2fa', { ...on, is_demanded: true });
      await open();
    },
  },
  {
    ...factor,
    name: 'code-refused',
    bring: async ({ open, answer, page }) => {
      await answer('/v3/auth/2fa', { ...on, has_password: false });
      await answer('/v3/auth/2fa/disable', false);
      await open();
      await page.getByLabel('Authenticator code').fill('123456');
      await press(page, 'Disable');
      await heard(page, 'The verification code you entered was incorrect.');
    },
  },
  { ...factor, name: 'offline', bring: offline },
  { ...organisation, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...organisation, name: 'offline', bring: offline },
  {
    ...organisation,
    name: 'refused',
    bring: opened(async (page) => {
      await page.getByLabel('Organisation name').fill('');
      await press(page, 'Save');
    }),
  },
  { ...admins, name: 'of-owner', bring: asItOpens },
  { ...admins, name: 'of-admin', as: 'admin', bring: asItOpens },
  { ...admins, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...admins, name: 'offline', bring: offline },
  { ...admins, name: 'error', bring: failing('/v3/organisation/admins') },
  {
    ...admins,
    name: 'menu',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem').first().waitFor();
    }),
  },
  { ...reports, name: 'no-match', path: '/settings/reports?entity=roster', bring: asItOpens },
  { ...reports, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...reports, name: 'offline', bring: offline },
  { ...reports, name: 'sent', path: '/settings/reports?tab=sent', bring: asItOpens },
  { ...reports, name: 'error', bring: failing('/v3/report') },
  { ...close, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...close, name: 'offline', bring: offline },
  {
    ...close,
    name: 'without-password',
    bring: async ({ open, answer, page }) => {
      await answer('/v3/auth/2fa', withoutPassword);
      await open();
      await heard(page, 'You sign in with your work account');
    },
  },
  {
    ...close,
    name: 'refused',
    bring: opened(async (page) => {
      await press(page, 'Close organisation');
      await page.getByLabel('Your email address').fill('somebody@demo.example');
      await press(page, 'Delete my account');
      await heard(page, 'This is not your email address');
    }),
  },
  { ...sso, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...sso, name: 'offline', bring: offline },
  { ...sso, name: 'error', bring: failing('/v3/organisation/sso') },
  {
    ...sso,
    name: 'with-provider',
    bring: async ({ open, answer }) => {
      await answer('/v3/organisation/sso', known);
      await open();
    },
  },
  {
    ...sso,
    name: 'required',
    bring: async ({ open, answer }) => {
      await answer('/v3/organisation/sso', enforced);
      await open();
    },
  },
  { ...directory, name: 'error', bring: failing('/v3/organisation/sso') },
  {
    ...directory,
    name: 'with-provider',
    bring: async ({ open, answer }) => {
      await answer('/v3/organisation/sso', known);
      await open();
    },
  },
  {
    ...directory,
    name: 'required',
    bring: async ({ open, answer }) => {
      await answer('/v3/organisation/sso', enforced);
      await open();
    },
  },
  {
    ...directory,
    name: 'offline',
    bring: async ({ open, answer, cutLine }) => {
      await answer('/v3/organisation/sso', enforced);
      await open();
      await cutLine();
    },
  },
];
