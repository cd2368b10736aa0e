import { randomBytes } from 'node:crypto';
import { endPasswordSignIns, endWorkAccountSignIns, hashPassword } from '#auth/server';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from '#permissions/domain';
import { findOwners, lockPermissions } from '#permissions/server';
import { claimedDomain } from '#registration/domain';
import { activeTagIds } from '#tags/server';
import { getSso, putSso, workAccountMessages } from '#work-accounts/contract';
import type { Sso } from '#work-accounts/contract';
import { isTenantId } from '#work-accounts/domain';
import type { Directory } from './directory/directory.ts';
import type { Provider } from './provider/provider.ts';
import {
  countFederated,
  findDomains,
  findSettings,
  forgetOtherDirectories,
  removeSettings,
  storeSettings,
  unflagEverybody,
} from './sso-store.ts';
import type { SsoRow } from './sso-store.ts';

/** Configuration of the server. */
export interface SsoHost {
  provider: Provider | null;
  /** Null: there is no secret to read one with. */
  directory: Directory | null;
}

/** Calls of the page that configures work accounts. */
export function ssoSettingCalls(host: SsoHost): Bound<Viewer>[] {
  return [
    bind(getSso, ({ viewer, database }) => database.read(viewer.org_id, (tx) => answer(tx, host))),
    bind(putSso, (call) => put(call, host)),
  ];
}

async function put(call: Call<typeof putSso, Viewer>, host: SsoHost): Promise<Sso> {
  const { provider } = host;
  const { viewer, body, database, caller } = call;
  // The acting admin sees the result and is not signed out by their own action.
  const keep = caller.token;
  if (!body.enabled) {
    const unknown_hash = await hashPassword(randomBytes(32).toString('base64'));
    return database.write(viewer, async (tx) => {
      if (!isAdmin(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
      if (await removeSettings(tx)) {
        await endWorkAccountSignIns(tx, { letIn: null, keep });
        await unflagEverybody(tx, unknown_hash);
        audit(tx, 'Off');
      }
      return answer(tx, host);
    });
  }
  if (provider === null) throw fieldError('enabled', workAccountMessages.notConfigured);
  const tenant_id = await tenantOf(call, provider);
  return database.write(viewer, async (tx) => {
    const { is_enforced, creates_people } = body;
    const domains = [...new Set(body.domains)].toSorted();
    const tag_ids = [...new Set(body.tag_ids.map((id) => id.toLowerCase()))];
    await refuseDirectory(tx, call, { provider, tenant_id });
    await refuseStrangers(tx, { domains, tag_ids });
    const settings = { tenant_id, domains, is_enforced, creates_people, tag_ids };
    await storeSettings(tx, settings);
    await endLeftOut(tx, settings, keep);
    audit(tx, `${is_enforced ? 'Required' : 'On'} for ${domains.join(', ')}`);
    return answer(tx, host);
  });
}

function audit(tx: WriteTx, summary: string): void {
  tx.audit({ action: 'set_sso', entity: 'organisation', entity_id: tx.org_id, summary });
}

/** The tenant of the directory; a provider without tenants counts as one. */
async function tenantOf(
  { body, now }: Call<typeof putSso, Viewer>,
  provider: Provider,
): Promise<string> {
  if (provider.kind === 'oidc') {
    const found = await provider.metadata(now()).catch((cause: unknown) => {
      throw new HttpError('UNAVAILABLE', { message: workAccountMessages.unreachable, cause });
    });
    return found.issuer;
  }
  const tenant_id = body.tenant_id.trim().toLowerCase();
  if (!isTenantId(tenant_id)) throw fieldError('tenant_id', workAccountMessages.tenantInvalid);
  return tenant_id;
}

/**
 * The admins of a directory can become anybody of the organisation, also its owners. So only owners
 * may choose it, if the provider has several; other settings are free for admins.
 */
async function refuseDirectory(
  tx: WriteTx,
  { viewer }: Call<typeof putSso, Viewer>,
  { provider, tenant_id }: { provider: Provider; tenant_id: string },
): Promise<void> {
  const currentViewer = await lockPermissions(tx, viewer);
  if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
  const stored = await findSettings(tx);
  if (provider.kind === 'oidc' || stored?.tenant_id === tenant_id || isOwner(currentViewer)) return;
  throw fieldError('tenant_id', workAccountMessages.tenantByOwner, 'FORBIDDEN');
}

/**
 * Ends the sign-ins that the settings do not allow any more; an owner's by password are kept.
 * Identities of other directories are forgotten, so that the email opens the new one.
 */
async function endLeftOut(tx: WriteTx, settings: SsoRow, keep: string | null): Promise<void> {
  const { tenant_id, domains, is_enforced } = settings;
  await endWorkAccountSignIns(tx, { letIn: settings, keep });
  await forgetOtherDirectories(tx, tenant_id);
  if (!is_enforced) return;
  await endPasswordSignIns(tx, { domains, spared: await findOwners(tx), keep });
}

async function refuseStrangers(
  tx: Tx,
  { domains, tag_ids }: Pick<SsoRow, 'domains' | 'tag_ids'>,
): Promise<void> {
  const own = new Set(await ownDomains(tx));
  if (domains.length === 0) throw fieldError('domains', workAccountMessages.domainRequired);
  if (!domains.every((each) => own.has(each))) {
    throw fieldError('domains', workAccountMessages.domainForeign);
  }
  const known = await activeTagIds(tx, tag_ids);
  if (!tag_ids.every((id) => known.has(id))) {
    throw fieldError('tag_ids', workAccountMessages.tagUnknown);
  }
}

async function answer(tx: Tx, { provider, directory }: SsoHost): Promise<Sso> {
  const row = await findSettings(tx);
  const isKnown = provider !== null && row !== null && provider.kind === 'azuread';
  return {
    enabled: row !== null,
    domains: row?.domains ?? [],
    is_enforced: row?.is_enforced ?? false,
    creates_people: row?.creates_people ?? false,
    tag_ids: row?.tag_ids ?? [],
    tenant_id: isKnown ? row.tenant_id : '',
    provider: provider && {
      ...{ kind: provider.kind, authority: provider.authority },
      has_secret: directory !== null,
    },
    own_domains: await ownDomains(tx),
    people: await countFederated(tx),
  };
}

/** Domains that the organisation may admit, without those of public mail providers. */
async function ownDomains(tx: Tx): Promise<string[]> {
  const found = await findDomains(tx);
  return found.filter((domain) => claimedDomain(`@${domain}`) !== null);
}
