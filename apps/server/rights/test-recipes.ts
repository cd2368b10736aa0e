import { measurementColumns } from '#measurements/contract';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';
import { measurementOf, newId, noon, password, storeMeasurements } from '../testing/org-fixture.ts';
import { actionRecipes } from './test-action-recipes.ts';
import { assessmentRecipes } from './test-assessment-recipes.ts';
import { deviceRecipes } from './test-device-recipes.ts';
import { directoryRecipes } from './test-directory-recipes.ts';
import { formRecipes } from './test-form-recipes.ts';
import { importRecipes } from './test-import-recipes.ts';
import { leavingRecipes } from './test-leaving-recipes.ts';
import type { Cell, Recipe } from './test-recipe.ts';
import { reportRecipes } from './test-report-recipes.ts';
import { serviceRecipes } from './test-service-recipes.ts';
import { strategyRecipes } from './test-strategy-recipes.ts';
import { tagRecipes } from './test-tag-recipes.ts';
import { typeRecipes } from './test-type-recipes.ts';

const chosen = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const inColumns = {
  accept: `${columnAnswerType}, application/json;q=0.9`,
  [layoutHeader]: `measurements=${layout}`,
};
const beginning = new Date(0).toISOString();

/** How each way of rights.tsv is made, by the name of the call and what it is asked for. */
export const recipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  ...assessmentRecipes,
  ...actionRecipes,
  ...deviceRecipes,
  ...directoryRecipes,
  ...formRecipes,
  ...importRecipes,
  ...leavingRecipes,
  ...reportRecipes,
  ...serviceRecipes,
  ...strategyRecipes,
  ...tagRecipes,
  ...typeRecipes,
  'sync.core: what is to be seen': () => ({ body: { digest: true } }),
  'sync.core: in the middle of a load': () => ({
    body: { users: beginning, permissions: beginning, access_epoch: 1 },
  }),
  'sync.measures: what is to be seen': () => ({ body: { digest: true } }),
  'sync.measures: the same in columns': () => ({ body: { digest: true }, headers: inColumns }),
  'sync.measures_init: what is to be seen': () => ({ body: {} }),
  'sync.measures_init: the same in columns': () => ({ body: {}, headers: inColumns }),
  'sync.measures_init: older tests of the person': ({ target }) => ({
    body: { people: [target.user_id] },
  }),
  'sync.events: news': () => ({}),
  "user.image: the person's picture": ({ target }) => ({
    path: `/v2/user/image/${target.user_id}`,
  }),
  "organisation.image: the logo of the person's organisation": ({ target }) => ({
    path: `/v2/organisation/image/${target.org_id}`,
  }),
  'measurement.create: a new test of the person': ({ target }) => ({
    body: {
      measurements: [
        {
          ...{ measurement_id: newId(), user_id: target.user_id, type: 'sosm', value: 50 },
          created_time: new Date(noon - 60_000).toISOString(),
        },
      ],
    },
  }),
  'measurement.change: validity': (cell) => changed(cell, { valid: false }),
  'measurement.change: tags': (cell) =>
    changed(cell, { tag_ids: cell.self === null ? [] : [cell.world.dayOf(cell.self)] }),
  'measurement.change: notes': (cell) => changed(cell, { notes: 'read again' }),
  'measurement.change: removal': (cell) => changed(cell, { active: false }),
  "user.change: the person's name": async ({ world, target }) => {
    const { org_id, user_id } = target;
    const { rows } = await world.owner.query<{ name_last: string }>(
      'select name_last from users where user_id = $1',
      [user_id],
    );
    return {
      body: { user_id, name_last: 'Renamed' },
      after: () =>
        world.database.write({ org_id, actor_user_id: null }, (tx) =>
          tx.query('update users set name_last = $2 where user_id = $1', [
            ...[user_id, rows[0]?.name_last ?? ''],
          ]),
        ),
    };
  },
  "user.change: the person's permissions": ({ world, self, target }) => ({
    body: {
      user_id: target.user_id,
      permissions: [{ access: 'view_user', tag_id: self === null ? null : world.dayOf(self) }],
    },
    after: () => takenBack({ world, self, target }),
  }),
  'permission.remove: every permission of the person': async ({ world, self, target }) => {
    if (self !== target) await world.give(target, 'view_user');
    return {
      body: { user_ids: [target.user_id] },
      after: () => takenBack({ world, self, target }),
    };
  },
  'admin.list: the admins': () => ({}),
  'user.accounts: the accounts of those whom somebody manages': () => ({}),
  'admin.set: the person as admin': (cell) => ({
    path: `/v3/organisation/admins/${cell.target.user_id}`,
    body: { level: 'admin' },
    after: () => takenBack(cell),
  }),
  'admin.remove: the person, an admin, as none': async ({ world, self, target }) => {
    if (self !== target) await world.give(target, 'admin');
    return {
      path: `/v3/organisation/admins/${target.user_id}`,
      after: () => takenBack({ world, self, target }),
    };
  },
  'admin.give_level: the person as owner': (cell) => ({
    body: { user_id: cell.target.user_id, level: 'owner' },
    after: () => takenBack(cell),
  }),
  "two_factor.state: one's own": () => ({}),
  'two_factor.enable: a wrong code': () => ({ body: { password, verification_code: '' } }),
  'two_factor.disable: a wrong code': () => ({ body: { password, verification_code: '' } }),
  "two_factor.reset: the person's": async ({ world, target }) => {
    await world.owner.query(
      `insert into two_factor (org_id, user_id, secret, offered_time, enabled_time)
       values ($1, $2, $3, $4, $4)
       on conflict (org_id, user_id) do update set enabled_time = $4`,
      [target.org_id, target.user_id, target.own.toUpperCase(), new Date(noon).toISOString()],
    );
    return { path: `/v3/user/${target.user_id}/2fa` };
  },
  "registration.consent: of the caller's organisation": () => ({}),
  "auth.sign_ins: one's own": () => ({}),
  "auth.end_sign_in: one of the person's": async ({ world, target }) => ({
    path: `/v3/auth/sign-ins/${(await world.signIn(target)).sign_in_id}`,
  }),
  "auth.end_other_sign_ins: one's own": () => ({}),
  "user.sign_ins: the person's": ({ target }) => ({ path: `/v3/user/${target.user_id}/sign-ins` }),
  "user.end_sign_in: one of the person's": async ({ world, target }) => ({
    path: `/v3/user/${target.user_id}/sign-ins/${(await world.signIn(target)).sign_in_id}`,
  }),
  "user.end_sign_ins: the person's": async ({ world, target }) => {
    await world.signIn(target);
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
  'auth.register: an empty form': () => ({ body: {} }),
  "auth.request_reset: the person's e-mail": ({ target }) => ({ body: { email: target.email } }),
  'auth.provider: where it is': () => ({}),
  "auth.login_aad: a token of ours as a work account's": () => ({}),
  'auth.migrate: a person of nobody': () => ({
    body: { user_ids: [newId()], provider: 'oidc' },
  }),
  'sso.get: how it is set up': () => ({}),
  'sso.put: taken away': ({ world, self }) => ({
    body: { enabled: false },
    after: async () => {
      if (self !== null) await world.turnSsoOn(self.org_id);
    },
  }),
  'sso.test: the connection': () => ({ body: {} }),
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

/** A change to a test of the person that nobody has changed before. */
async function changed({ world, target }: Cell, fields: object): Promise<Recipe> {
  const row = measurementOf(target.user_id);
  await storeMeasurements(world.database, target.org_id, [row]);
  return { body: { ids: [row.measurement_id], ...fields } };
}

/** Whoever a cell was about holds no permission again; the actors keep theirs. */
async function takenBack({ world, self, target }: Cell): Promise<void> {
  if (self !== target) await world.takeBack(target);
}
