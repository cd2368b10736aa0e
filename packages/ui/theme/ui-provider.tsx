import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { resolveVariables, schemeManager, theme } from './theme.ts';
import './mantine.css';
import './font.css';
import './tokens.css';
import './base.css';
import './controls.css';

/** Gives everything below it the house's theme in the scheme of the person or the device. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      cssVariablesResolver={resolveVariables}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  );
}
