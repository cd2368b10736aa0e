/** What a browser offers for notifications. */
export interface BrowserAbilities {
  /** It has the interfaces for notifications and push, and a service worker. */
  isAble: boolean;
  /** An iPhone or iPad: push exists only in a page of the home screen. */
  isApple: boolean;
  permission: 'default' | 'granted' | 'denied';
  /** Missing if the browser has no subscription. */
  endpoint: string | null;
}

/** What a person sees about notifications in this browser. */
export type PushState = 'unsupported' | 'home_screen' | 'denied' | 'off' | 'on';

/**
 * The state of this browser.
 *
 * @param isListed the server sends notifications of this person to the browser's subscription
 */
export function pushStateOf(
  { isAble, isApple, permission, endpoint }: BrowserAbilities,
  isListed: boolean,
): PushState {
  if (!isAble) return isApple ? 'home_screen' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && endpoint !== null && isListed ? 'on' : 'off';
}
