import { newId, noon, password } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

const chosen = { new_password: 'rain over iron', confirm_password: 'rain over iron' };

/** The calls of sign-in, sign-ins, passwords and two-factor sign-in. */
export const recipes: Recipes = {
  "two_factor.state: one's own": () => ({}),
  'two_factor.enable: a wrong code': () => ({ body: { password, verification_code: '' } }),
  'two_factor.disable: a wrong code': () => ({ body: { password, verification_code: '' } }),
  "two_factor.reset: the person's": async ({ fixture, target }) => {
    await fixture.owner.query(
      `insert into two_factor (org_id, user_id, secret, offered_time, enabled_time)
       values ($1, $2, $3, $4, $4)
       on conflict (org_id, user_id) do update set enabled_time = $4`,
      [target.org_id, target.user_id, target.own.toUpperCase(), new Date(noon).toISOString()],
    );
    return { path: `/v3/user/${target.user_id}/2fa` };
  },
  "auth.sign_ins: one's own": () => ({}),
  "auth.end_sign_in: one of the person's": async ({ fixture, target }) => ({
    path: `/v3/auth/sign-ins/${(await fixture.signIn(target)).sign_in_id}`,
  }),
  "auth.end_other_sign_ins: one's own": () => ({}),
  "user.sign_ins: the person's": ({ target }) => ({ path: `/v3/user/${target.user_id}/sign-ins` }),
  "user.end_sign_in: one of the person's": async ({ fixture, target }) => ({
    path: `/v3/user/${target.user_id}/sign-ins/${(await fixture.signIn(target)).sign_in_id}`,
  }),
  "user.end_sign_ins: the person's": async ({ fixture, target }) => {
    await fixture.signIn(target);
    return { path: `/v3/user/${target.user_id}/sign-ins` };
  },
  "auth.logout: one's own": () => ({}),
  "auth.reset_device: one's own": () => ({}),
  'auth.change_password: the own one, mistyped': () => ({
    body: { current_password: 'mistyped', ...chosen },
  }),
  "auth.method: the person's e-mail": ({ target }) => ({ body: { email: target.email } }),
  "auth.login: the person's e-mail, a wrong password": ({ target }) => ({
    body: { email: target.email, password: 'mistyped' },
  }),
  "auth.request_reset: the person's e-mail": ({ target }) => ({ body: { email: target.email } }),
  "auth.email_state: one's own": () => ({}),
  "auth.send_confirmation: one's own": () => ({}),
  'auth.confirm_email: a token of nobody': () => ({
    path: `/v3/auth/confirm-email/${newId()}`,
  }),
  'auth.verify_reset: a token of nobody': () => ({ path: `/v3/auth/verify-token/${newId()}` }),
  'auth.reset_password: a token of nobody': () => ({
    path: `/v3/auth/reset-password/${newId()}`,
    body: chosen,
  }),
};
