import type { Command } from './command.ts';
import { setLicense } from './license-command.ts';
import { listOrganisations } from './organisations-command.ts';
import { createOwnerCommand } from './owner-command.ts';
import { resetPassword } from './reset-command.ts';
import { addSupportAdmin } from './support-command.ts';
import { disableTwoFactor } from './two-factor-command.ts';

export const accountCommands: readonly Command[] = [
  createOwnerCommand,
  resetPassword,
  {
    name: 'disable-2fa',
    args: '<email>',
    about: 'Switch off the two-factor sign-in of an owner whom no other owner can help.',
    run: async ({ args, env }) => ({ text: await disableTwoFactor(env, args) }),
  },
  {
    name: 'add-support-admin',
    args: '<email>',
    about: 'Add an account that answers requests of all organisations and sees no tests.',
    run: async ({ args, env }) => ({ text: await addSupportAdmin(env, args) }),
  },
  {
    name: 'set-license',
    args: '<email of an admin> default | plan=<name> [seats=…] [valid_until=…] [features=…]',
    about: 'Set the plan of an organisation.',
    run: async ({ args, env }) => ({ text: await setLicense(env, args) }),
  },
  listOrganisations,
];
