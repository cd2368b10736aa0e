import { PasswordSection } from './password-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** The account settings of every user. */
export function AccountParts() {
  return (
    <>
      <PasswordSection />
      <TwoFactorSection />
      <SignInsSection />
    </>
  );
}
