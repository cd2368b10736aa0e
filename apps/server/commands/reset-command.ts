import { resetLinkOf } from '#auth/server';
import { openProvider, workAccountRules } from '#work-accounts/server';
import { readConfig } from '../config.ts';
import { nothingChanged, onlyArgument, withDatabase } from './command.ts';
import type { Command } from './command.ts';
import { linkText } from './owner-command.ts';

export const resetPassword: Command = {
  name: 'reset-password',
  args: '<email>',
  about: 'Print a link that sets a new password, for somebody whom no email reaches.',
  async run({ args, env }) {
    const email = onlyArgument(args, 'email').trim().toLowerCase();
    const { publicUrl, workAccounts } = readConfig(env);
    const rules = workAccountRules(workAccounts === undefined ? null : openProvider(workAccounts));
    const link = await withDatabase(env, (database) =>
      resetLinkOf(database, rules, { email, publicUrl, now: Date.now() }),
    );
    switch (link) {
      case 'unknown':
        throw nothingChanged(`Nobody signs in as ${email}`);
      case 'several':
        throw nothingChanged(
          `Two organisations have accounts of ${email}; use 'Forgot your password', which asks which one`,
        );
      case 'work_account':
        throw nothingChanged(`${email} signs in with a work account and has no password`);
      default:
        return { text: linkText(link), data: { email, ...link } };
    }
  },
};
