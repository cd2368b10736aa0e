import { notifications } from '@mantine/notifications';
import type { Window } from 'happy-dom';

/** Makes the page of a worker empty again: its address, what it shows and what it stores. */
export function reset(): void {
  // A click on a link to a file leads away in happy-dom.
  happyWindow().happyDOM.setURL('http://localhost:3000/');
  notifications.clean();
  notifications.cleanQueue();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

function happyWindow(): Window {
  // The environment of vitest puts its window over the globals.
  return window as unknown as Window;
}
