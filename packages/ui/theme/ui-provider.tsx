import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { watchFocus } from '../feedback/watch-focus.ts';
import { ConfirmProvider } from '../modal/confirm.tsx';
import { useOnPaper } from '../print/paper.ts';
import { watchPrinting } from '../print/print-page.ts';
import { resolveVariables, schemeManager, theme } from './theme.ts';
import './mantine.css';
import './font.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './plain.css';
import './shared.css';

/** What every screen needs around it; the page has the second part in its frame only. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
    </ThemeProvider>
  );
}

/** Provides our theme, in the colour scheme of the person or the device. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isOnPaper = useOnPaper();
  useEffect(() => watchPrinting(), []);
  useEffect(() => watchFocus(document), []);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      cssVariablesResolver={resolveVariables}
      {...(isOnPaper && { forceColorScheme: 'light' })}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  );
}
