import { PasswordSection } from './password-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** What everybody sets for their own account. */
export function AccountParts() {
  return (
    <>
      <PasswordSection />
      <TwoFactorSection />
      <SignInsSection />
    </>
  );
}
