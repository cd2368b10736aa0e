import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SettingsSection } from '#packages/ui';
import { ConsentFacts } from './consent-facts.tsx';

/** 'Consent' on /settings: display options from the app, and the accepted terms. */
export function ConsentSection({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const { section: wanted } = useSearch({ strict: false });
  const isWanted = wanted === 'consent';
  useEffect(() => {
    if (!isWanted) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <SettingsSection
      ref={section}
      title="Consent"
      about="What you choose to see, and the terms under which your organisation uses the product."
    >
      {children}
      <ConsentFacts />
    </SettingsSection>
  );
}
