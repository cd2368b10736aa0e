import { authMessages } from '#auth/contract';
import { loadCommonPasswords } from '#auth/domain';
import { askToConfirm, countAttempt, hashPassword } from '#auth/server';
import { isUniqueViolation } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { isId } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import {
  authRegister,
  registrationCodes,
  registrationConsent,
  registrationInviter,
  termsVersion,
} from '#registration/contract';
import type { Registration, RegistrationCode } from '#registration/contract';
import { claimedDomain, cleanRegistration, registrationProblems } from '#registration/domain';
import { foundOrganisation } from './found-organisation.ts';
import type { FoundingParts, NewOwner } from './found-organisation.ts';
import type { ReferralHooks } from './referral-hooks.ts';
import {
  findConsent,
  findRegistered,
  insertRegistration,
  waitForTurn,
} from './registration-store.ts';

/** What a registration needs from higher features. */
export type RegistrationParts = ReferralHooks & FoundingParts;

/** Calls that register an organisation and return the accepted terms. */
export const registrationCalls = (parts: RegistrationParts): Bound<Viewer>[] => [
  bind<typeof authRegister, Viewer>(authRegister, (call) => register(call, parts)),
  bind<typeof registrationInviter, Viewer>(registrationInviter, (call) => inviter(call, parts)),
  bind(registrationConsent, async ({ viewer, database }) => {
    const found = await database.read(viewer.org_id, findConsent);
    if (found === null) return null;
    const { user_id, terms_version, terms_time } = found;
    return { terms_version, terms_time, is_own: user_id === viewer.user_id };
  }),
];

/** Anybody with the code may know who invites. The code itself cannot be guessed. */
async function inviter(
  { params, caller, database, now }: Call<typeof registrationInviter, Viewer>,
  { findInviter }: ReferralHooks,
) {
  const perAddress = { bucket: `inviter:${caller.network}`, most: 60, seconds: 60 };
  await countAttempt(database, [perAddress], now(), authMessages.tooMany);
  const code = params.code.toLowerCase();
  return { organisation: isId(code) ? await findInviter(database, code) : null };
}

async function register(
  call: Call<typeof authRegister, Viewer>,
  parts: RegistrationParts,
): Promise<RegistrationCode> {
  const { body, caller, database, now, newId } = call;
  const time = now();
  const perAddress = { bucket: `register:${caller.network}`, most: 10, seconds: 3600 };
  await countAttempt(database, [perAddress], time, authMessages.tooMany);
  const form = cleanRegistration(body);
  const problems = registrationProblems(form, await loadCommonPasswords());
  if (Object.keys(problems).length > 0) return registrationCodes.invalid;
  if (!form.accept_terms) return registrationCodes.termsRejected;

  // Hashing is slow on purpose, so it runs outside the transaction.
  const first = {
    user_id: newId(),
    permission_id: newId(),
    password_hash: await hashPassword(form.password),
    created_time: new Date(time).toISOString(),
  };
  const context = { org_id: newId(), actor_user_id: first.user_id };
  try {
    return await database.write(context, (tx) =>
      makeOrganisation(tx, call, { form, first, parts }),
    );
  } catch (error) {
    // Somebody confirmed this email in the meantime.
    if (isUniqueViolation(error)) return registrationCodes.emailTaken;
    throw error;
  }
}

interface NewOrganisation {
  form: Registration;
  first: Pick<NewOwner, 'user_id' | 'permission_id' | 'password_hash' | 'created_time'>;
  parts: RegistrationParts;
}

/** Creates an organisation completely, or nothing if its email or domain is taken. */
async function makeOrganisation(
  tx: WriteTx,
  call: Call<typeof authRegister, Viewer>,
  { form, first, parts }: NewOrganisation,
): Promise<RegistrationCode> {
  const { user_id, created_time } = first;
  const { email, name_first, name_last, timezone } = form;
  const domain = claimedDomain(email);
  await waitForTurn(tx, [email, domain]);
  const { email_taken, domain_taken } = await findRegistered(tx, {
    email,
    domain,
    now: Date.parse(created_time),
  });
  if (email_taken) return registrationCodes.emailTaken;
  if (domain_taken) return registrationCodes.domainTaken;

  const { org_id } = tx;
  const owner = { ...first, email, name_first, name_last };
  await foundOrganisation(tx, { name: form.organisation_name, timezone, owner }, call, parts);
  const ref = isId(form.ref) ? form.ref : null;
  const terms = { terms_version: termsVersion, terms_time: created_time };
  await insertRegistration(tx, { user_id, domain, ref, ...terms });
  if (ref !== null) await parts.onReferred(tx, ref.toLowerCase());
  await askToConfirm(tx, call, { user_id, email });
  tx.audit({
    action: 'register',
    entity: 'organisation',
    entity_id: org_id,
    summary: `Terms of use ${termsVersion} accepted`,
  });
  return registrationCodes.success;
}
