import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import {
  changeCustomType,
  changeLinkType,
  createCustomType,
  createLinkType,
  removeCustomType,
  removeLinkType,
} from '#measurements/contract';
import type { CustomType, LinkType } from '#measurements/contract';
import type { Viewer } from '#permissions/contract';
import { changeOwnType, createOwnType, removeOwnType } from './own-type-actions.ts';
import type { OwnTypeRow } from './own-type-store.ts';

/** Calls about custom and linked types. */
export const ownTypeCalls: Bound<Viewer>[] = [
  bind(createCustomType, (call) => {
    const { custom_id: id, ...fields } = call.body;
    return createOwnType(call, { kind: 'custom', id }, fields).then(asCustom);
  }),
  bind(changeCustomType, (call) =>
    changeOwnType(call, { kind: 'custom', id: call.params.custom_id }, call.body).then(asCustom),
  ),
  bind(removeCustomType, async (call) => ({
    custom_id: await removeOwnType(call, { kind: 'custom', id: call.params.custom_id }),
  })),
  bind(createLinkType, (call) => {
    const { link_type_id: id, ...fields } = call.body;
    return createOwnType(call, { kind: 'link', id }, fields).then(asLink);
  }),
  bind(changeLinkType, (call) =>
    changeOwnType(call, { kind: 'link', id: call.params.link_type_id }, call.body).then(asLink),
  ),
  bind(removeLinkType, async (call) => ({
    link_type_id: await removeOwnType(call, { kind: 'link', id: call.params.link_type_id }),
  })),
];

function asCustom({ id, ...row }: OwnTypeRow): CustomType {
  return { custom_id: id, ...row };
}

function asLink({ id, ...row }: OwnTypeRow): LinkType {
  return { link_type_id: id, ...row };
}
