import { Outlet, useLocation } from '@tanstack/react-router';
import { FeatureOffScreen } from '../screens/feature-off-screen.tsx';
import { NotPermittedScreen } from '../screens/not-permitted-screen.tsx';
import { useShell } from './shell-context.ts';

/** The screen of the current address, or a message if the person may not open it. */
export function GuardedOutlet() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const access = useShell()?.accessTo(pathname) ?? { is: 'open' };
  switch (access.is) {
    case 'open':
      return <Outlet />;
    case 'off':
      return <FeatureOffScreen feature={access.feature} />;
    case 'not_permitted':
      return <NotPermittedScreen />;
  }
}
