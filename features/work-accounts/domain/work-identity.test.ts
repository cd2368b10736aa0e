import { describe, expect, test } from 'vitest';
import { isTenantId, workIdentityOf } from './work-identity.ts';

const tid = '5f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11';
const oid = '9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D';
const microsoft = { tid, oid, preferred_username: 'Ana@Ironbark.example', name: 'Ana de Silva' };
const plain = {
  iss: 'https://id.example',
  sub: 'abc',
  email: 'Ana@Ironbark.example',
  email_verified: true,
};

describe('a token of Microsoft’s', () => {
  test('gives tenant, object, email and names', () => {
    expect(workIdentityOf('azuread', microsoft)).toEqual({
      tenant_id: tid,
      object_id: oid.toLowerCase(),
      email: 'ana@ironbark.example',
      name_first: 'Ana',
      name_last: 'de Silva',
    });
  });

  test('prefers the email to the user name', () => {
    const claims = { ...microsoft, email: 'ana.silva@ironbark.example' };
    expect(workIdentityOf('azuread', claims)?.email).toBe('ana.silva@ironbark.example');
  });

  test.each([
    ['no tenant', { tid: undefined }],
    ['a tenant that is no id', { tid: 'common' }],
    ['the tenant of private accounts', { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }],
    ['no object', { oid: undefined }],
    ['an object that is no id', { oid: 'ana' }],
    ['neither e-mail nor user name', { preferred_username: undefined }],
    ['a user name that is no e-mail', { preferred_username: 'ana' }],
    ['an e-mail that the directory marks as unverified', { xms_edov: false }],
    ['the same as a number', { xms_edov: '0' }],
    ['an e-mail in no text', { preferred_username: ['ana@ironbark.example'] }],
  ])('with %s is rejected', (_, more) => {
    expect(workIdentityOf('azuread', { ...microsoft, ...more })).toBeNull();
  });
});

describe('a token of any other provider', () => {
  test('is identified by issuer and subject', () => {
    expect(workIdentityOf('oidc', { ...plain, given_name: 'Ana', family_name: 'Silva' })).toEqual({
      tenant_id: 'https://id.example',
      object_id: 'abc',
      email: 'ana@ironbark.example',
      name_first: 'Ana',
      name_last: 'Silva',
    });
  });

  test.each([
    ['no subject', { sub: '' }],
    ['no e-mail', { email: undefined }],
    ['an e-mail that was not verified', { email_verified: false }],
    ['nothing said of its e-mail', { email_verified: undefined }],
    ['an e-mail with two at signs', { email: 'a@b@ironbark.example' }],
    ['an e-mail longer than any', { email: `${'a'.repeat(250)}@ironbark.example` }],
  ])('with %s is rejected', (_, more) => {
    expect(workIdentityOf('oidc', { ...plain, ...more })).toBeNull();
  });

  test('without a name uses the email as name', () => {
    expect(workIdentityOf('oidc', plain)).toMatchObject({ name_first: 'ana', name_last: '' });
  });

  test('contains no control characters and no endless name', () => {
    const claims = { ...plain, given_name: `A\u0000${'b'.repeat(200)}` };
    expect(workIdentityOf('oidc', claims)?.name_first).toBe(`A ${'b'.repeat(98)}`);
    const cut = { ...plain, given_name: `${'b'.repeat(99)}👷` };
    expect(workIdentityOf('oidc', cut)?.name_first).toBe('b'.repeat(99));
  });
});

test('a tenant id is a UUID, and not that of private accounts', () => {
  expect(isTenantId(tid)).toBe(true);
  expect(isTenantId('organizations')).toBe(false);
  expect(isTenantId('9188040D-6C67-4C5B-B112-36A304B66DAD')).toBe(false);
});
