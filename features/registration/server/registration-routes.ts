import { authMessages } from '#auth/contract';
import { loadCommonPasswords } from '#auth/domain';
import { askToConfirm, countAttempt, hashPassword, insertCredentials } from '#auth/server';
import { zoneName } from '#organisation/contract';
import { insertOrganisation } from '#organisation/server';
import { isUniqueViolation } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { isId } from '#packages/kit';
import type { NewId } from '#packages/kit';
import { insertUsers } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { insertPermissions } from '#permissions/server';
import {
  authRegister,
  registrationCodes,
  registrationConsent,
  registrationInviter,
  termsVersion,
} from '#registration/contract';
import type { Registration, RegistrationCode } from '#registration/contract';
import { claimedDomain, cleanRegistration, registrationProblems } from '#registration/domain';
import type { ReferralHooks } from './referral-hooks.ts';
import {
  findConsent,
  findRegistered,
  insertRegistration,
  waitForTurn,
} from './registration-store.ts';

/** What a registration needs from higher features. */
export interface RegistrationParts extends ReferralHooks {
  /** Adds what every new organisation begins with. */
  onFounded: (tx: WriteTx, parts: { newId: NewId; time: string }) => Promise<void>;
}

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
  { onReferred, onFounded }: RegistrationParts,
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
  const first: FirstOwner = {
    user_id: newId(),
    permission_id: newId(),
    password_hash: await hashPassword(form.password),
    created_time: new Date(time).toISOString(),
  };
  const context = { org_id: newId(), actor_user_id: first.user_id };
  try {
    return await database.write(context, async (tx) => {
      const code = await makeOrganisation(tx, call, { form, first, onReferred });
      if (code === registrationCodes.success) {
        await onFounded(tx, { newId, time: first.created_time });
      }
      return code;
    });
  } catch (error) {
    // Somebody confirmed this email in the meantime.
    if (isUniqueViolation(error)) return registrationCodes.emailTaken;
    throw error;
  }
}

interface FirstOwner {
  user_id: string;
  permission_id: string;
  password_hash: string;
  created_time: string;
}

interface NewOrganisation extends Pick<ReferralHooks, 'onReferred'> {
  form: Registration;
  first: FirstOwner;
}

/** Creates an organisation completely, or nothing if its email or domain is taken. */
async function makeOrganisation(
  tx: WriteTx,
  call: Call<typeof authRegister, Viewer>,
  { form, first, onReferred }: NewOrganisation,
): Promise<RegistrationCode> {
  const { user_id, permission_id, password_hash, created_time } = first;
  const { email, name_first, name_last } = form;
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
  const metadata = firstMetadata(form.timezone);
  const person = { user_id, email, created_time };
  const names = { name_first, name_last, metadata: {}, experimental: false, is_hidden: false };
  await insertOrganisation(tx, { org_id, name: form.organisation_name, metadata, created_time });
  await insertUsers(tx, [{ ...person, ...names }]);
  await insertCredentials(tx, [{ ...person, password_hash }]);
  await insertPermissions(tx, [
    { permission_id, user_id, tag_id: null, access: 'super', created_time },
  ]);
  const ref = isId(form.ref) ? form.ref : null;
  const terms = { terms_version: termsVersion, terms_time: created_time };
  await insertRegistration(tx, { user_id, domain, ref, ...terms });
  if (ref !== null) await onReferred(tx, ref.toLowerCase());
  await askToConfirm(tx, call, { user_id, email });
  tx.audit({
    action: 'register',
    entity: 'organisation',
    entity_id: org_id,
    summary: `Terms of use ${termsVersion} accepted`,
  });
  return registrationCodes.success;
}

function firstMetadata(timezone: string) {
  const zone = zoneName(timezone);
  return {
    _measurement_system: 'metric',
    _show_preview_features: false,
    _beta: [],
    // A browser may have a zone that this server does not know; it is then set later.
    ...(zone === null ? {} : { _timezone: zone }),
  };
}
