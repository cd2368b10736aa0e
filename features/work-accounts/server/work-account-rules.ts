import type { WorkAccountRules } from '#auth/server';
import { isOwner } from '#permissions/domain';
import { findCurrentRights } from '#permissions/server';
import { findIsFederated, isFederatedIn } from './find-work-account.ts';
import type { Provider } from './provider/provider.ts';
import { isEnforcedFor } from './work-account-store.ts';

/**
 * Rules for the sign-in by password. Without a provider nothing is enforced, as nobody could sign
 * in any more. Owners keep their password in case the provider fails.
 */
export function workAccountRules(provider: Provider | null): WorkAccountRules {
  if (provider === null) {
    return {
      isFederated: () => Promise.resolve(false),
      refusesPassword: () => Promise.resolve(false),
      needsNoPassword: () => Promise.resolve(false),
    };
  }
  return {
    isFederated: findIsFederated,
    refusesPassword: async (tx, user_id, email) =>
      (await isEnforcedFor(tx, email)) && !isOwner(await findCurrentRights(tx, user_id)),
    needsNoPassword: async (tx, user_id, email) =>
      (await isFederatedIn(tx, email)) && !isOwner(await findCurrentRights(tx, user_id)),
  };
}
