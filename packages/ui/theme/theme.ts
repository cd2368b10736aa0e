import { createTheme, localStorageColorSchemeManager } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { token } from './tokens.ts';

/** z-index of toasts: above dialogs and what they open. */
export const toastLayer = 400;

const teal: MantineColorsTuple = [
  '#e2f0f0',
  '#bfe0e1',
  '#93d3d4',
  '#5cc4c6',
  '#39a9ac',
  '#228d91',
  '#14757a',
  '#0d666b',
  '#0a5a60',
  '#08484d',
];
const slate: MantineColorsTuple = [
  '#f3f5f7',
  '#edf0f3',
  '#e0e5ea',
  '#cbd3da',
  '#aeb9c3',
  '#7c8a97',
  '#5f6e7c',
  '#465563',
  '#2a3743',
  '#14202b',
];
const dark: MantineColorsTuple = [
  '#e7ecf0',
  '#a8b5c1',
  '#8494a2',
  '#66757f',
  '#34424e',
  '#25303a',
  '#1a242c',
  '#141c22',
  '#10171c',
  '#0d1317',
];

const quick = { transition: 'fade', duration: 120 } as const;

/** The theme `watershade`: type, spacing, radius and colours of every Mantine component. */
export const theme = createTheme({
  colors: { teal, slate, gray: slate, dark },
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 3 },
  white: '#ffffff',
  black: '#14202b',
  autoContrast: false,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '11px', sm: '12px', md: '14px', lg: '17px', xl: '22px' },
  lineHeights: {
    xs: String(16 / 11),
    sm: String(16 / 12),
    md: '1.5',
    lg: String(22 / 17),
    xl: String(28 / 22),
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '22px', lineHeight: String(28 / 22) },
      h2: { fontSize: '17px', lineHeight: String(22 / 17) },
      h3: { fontSize: '14px', lineHeight: String(20 / 14) },
    },
  },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  defaultRadius: 'md',
  shadows: { xs: 'var(--ws-shadow-1)', md: 'var(--ws-shadow-2)' },
  breakpoints: { xs: '22.5em', sm: '48em', md: '62em', lg: '75em', xl: '100em' },
  components: {
    // The style sheets select variants by attribute, which is only set for explicit variants.
    Button: { defaultProps: { variant: 'filled' } },
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    // Plain objects, as the components themselves belong to the screens.
    Popover: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: quick } },
    Menu: {
      // Above the toasts: one that appears must not cover an entry of the open menu.
      defaultProps: { radius: 'lg', shadow: 'md', transitionProps: quick, zIndex: toastLayer + 1 },
    },
    MenuDropdown: { defaultProps: { onKeyDown: onMenuKey } },
    Combobox: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: quick } },
    Tooltip: {
      defaultProps: {
        radius: 'sm',
        openDelay: 300,
        transitionProps: quick,
        events: { hover: true, focus: true, touch: false },
      },
    },
    Modal: {
      defaultProps: { radius: 'lg', transitionProps: { transition: 'fade', duration: 200 } },
    },
    // Their <header> is outside any section and would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Drawer: { defaultProps: { transitionProps: { duration: 200 } } },
    Paper: { defaultProps: { withBorder: true, shadow: 'xs' } },
    Card: { defaultProps: { withBorder: true, shadow: 'xs' } },
  },
});

/** Red of the tokens for warnings. */
const dangerous = {
  '--mantine-color-red-light': token('danger-tint'),
  '--mantine-color-red-light-color': token('danger-ink'),
};

/** Maps the tokens to Mantine's own colour variables. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': token('surface'),
    '--mantine-color-text': token('text'),
    '--mantine-color-default-color': token('text'),
    '--mantine-color-bright': token('text'),
    '--mantine-color-dimmed': token('text2'),
    '--mantine-color-placeholder': token('text3'),
    '--mantine-color-default': token('surface'),
    '--mantine-color-default-hover': token('row-hover'),
    '--mantine-color-default-border': token('border'),
    '--mantine-color-anchor': token('accent'),
    '--mantine-color-error': token('danger-ink'),
    '--mantine-color-disabled': token('sunken'),
    '--mantine-color-disabled-color': token('text3'),
    '--mantine-color-disabled-border': token('border'),
    '--mantine-primary-color-contrast': token('on-accent'),
    '--mantine-primary-color-filled': token('accent'),
    '--mantine-primary-color-filled-hover': token('accent-hover'),
  },
  // Mantine sets these per scheme, so they must be overridden per scheme.
  light: dangerous,
  dark: dangerous,
});

/** Storage of the chosen colour scheme; `scheme.js` reads the same key before the first paint. */
export const schemeManager = localStorageColorSchemeManager({ key: 'watershade-theme' });

/**
 * Home and End move to the ends of a menu as soon as it opens. Without a focused item they would
 * scroll the page, and the menu would leave the screen with its button.
 */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (event.isDefaultPrevented() || !(key in ends)) return;
  event.preventDefault();
  const items = currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)');
  [...items].at(ends[key] ?? 0)?.focus();
}

const ends: Readonly<Record<string, number>> = { Home: 0, PageUp: 0, End: -1, PageDown: -1 };
