import type { Page } from 'playwright-core';
import { asItOpens, opened } from './stage.ts';
import type { ScreenState, Stage } from './stage.ts';

const worker = 'worker@demo.example';
const secret = 'JBSWY3DPEHPK3PXP';
const wantsCode = { has_federated_provider: false, require_otp: true };
const otpauth_url = `otpauth://totp/Watershade:${worker}?secret=${secret}&issuer=Watershade`;

async function typeEmail(page: Page, email = worker): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function toPassword({ page, open }: Stage): Promise<void> {
  await open();
  await typeEmail(page);
  await page.getByLabel('Password', { exact: true }).waitFor();
}

const linkOfWorker = { email_masked: 'w•••@demo.example', expires_at: '2026-11-23T00:00:00.000Z' };

const alert = (page: Page) => page.getByRole('alert').filter({ visible: true }).first().waitFor();

const login = { path: '/login', as: 'nobody' } as const;
const register = { path: '/register', as: 'nobody' } as const;
const forgot = { path: '/forgot-password', as: 'nobody' } as const;
const link = { path: '/forgot-password/{uuid}', as: 'nobody' } as const;

/** The screens before the sign-in. */
export const entryStates: readonly ScreenState[] = [
  {
    ...login,
    name: 'email-refused',
    bring: opened(async (page) => {
      await typeEmail(page, 'worker');
      await page.getByText('Email is not valid').waitFor();
    }),
  },
  { ...login, name: 'password', bring: toPassword },
  {
    ...login,
    name: 'password-wrong',
    bring: async (stage) => {
      await toPassword(stage);
      await typePassword(stage.page);
      await alert(stage.page);
    },
  },
  {
    ...login,
    name: 'too-many',
    bring: async (stage) => {
      await stage.refuse('/v3/auth/login', 429);
      await toPassword(stage);
      await typePassword(stage.page);
      await alert(stage.page);
    },
  },
  {
    ...login,
    name: 'no-answer',
    bring: async (stage) => {
      await toPassword(stage);
      await stage.cutLine();
      await typePassword(stage.page);
      await alert(stage.page);
    },
  },
  {
    ...login,
    name: 'code',
    bring: async (stage) => {
      await stage.answer('/v3/auth/method', wantsCode);
      await toPassword(stage);
      await typePassword(stage.page);
      await stage.page.getByLabel('Authenticator code').waitFor();
    },
  },
  {
    ...login,
    name: 'set-up',
    bring: async (stage) => {
      await stage.answer('/v3/auth/login', { set_up: { secret, otpauth_url, is_wrong: false } });
      await toPassword(stage);
      await typePassword(stage.page);
      await stage.page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  {
    ...login,
    name: 'work-account-failed',
    bring: async ({ page, open, answer }) => {
      await answer('/v3/auth/method', { has_federated_provider: true, require_otp: false });
      await page.route('**/.well-known/**', (route) => route.abort());
      await open();
      await typeEmail(page);
      await page.getByText('Work account sign-in failed').first().waitFor();
    },
  },
  { path: '/login?reason=ended', name: 'ended', as: 'nobody', bring: asItOpens },
  { path: '/login?reason=updated', name: 'password-updated', as: 'nobody', bring: asItOpens },
  { path: '/logout', name: 'signed-out', as: 'nobody', bring: asItOpens },
  {
    ...register,
    name: 'refused',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Email is required').waitFor();
    }),
  },
  {
    ...register,
    name: 'taken',
    bring: async ({ page, open, answer }) => {
      await answer('/v3/auth/register', 2);
      await open();
      for (const field of ['Organisation', 'First name', 'Last name']) {
        await page.getByLabel(field).fill('Ironbark');
      }
      await page.getByLabel('Email').fill('ana@ironbark.example');
      await page.getByLabel('Password', { exact: true }).fill('a heat of 2026');
      await page.getByLabel('I accept the terms of use', { exact: true }).check();
      await page.getByRole('button', { name: 'Register' }).click();
      await alert(page);
    },
  },
  { path: '/ref/{uuid}', name: 'referred', as: 'nobody', bring: asItOpens },
  {
    ...forgot,
    name: 'refused',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByText('Email is required').waitFor();
    }),
  },
  {
    ...forgot,
    name: 'sent',
    bring: opened(async (page) => {
      await page.getByLabel('Email').fill(worker);
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByText('If there is an account for this email address').waitFor();
    }),
  },
  {
    ...link,
    name: 'form',
    bring: async ({ open, answer }) => {
      await answer('/v3/auth/verify-token/*', linkOfWorker);
      await open();
    },
  },
  {
    ...link,
    name: 'refused',
    bring: async ({ page, open, answer }) => {
      await answer('/v3/auth/verify-token/*', linkOfWorker);
      await open();
      await page.locator('button[type=submit]').click();
      await page.getByText('New password is required').waitFor();
    },
  },
  { path: '/no/such/page', name: 'not-found', as: 'nobody', bring: asItOpens },
];
