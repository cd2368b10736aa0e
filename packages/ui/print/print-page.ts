import { onPaper, setPaper } from './paper.ts';

/**
 * Prints the page with a title, in the light theme: switches to the print layout, waits until
 * everything is drawn, opens the print dialog, and switches back.
 *
 * @param title name of the document and its file
 */
export async function printPage(title: string): Promise<void> {
  const before = document.title;
  setPaper(true);
  try {
    await allDrawn();
    document.title = title;
    const isOver = printed();
    window.print();
    await isOver;
  } finally {
    document.title = before;
    setPaper(false);
  }
}

/**
 * Switches to the print layout also for the browser's own print command. Waiting is impossible
 * then: what is not drawn at once is printed unfinished.
 */
export function watchPrinting(): () => void {
  let isOwn = false;
  const begin = () => {
    if (onPaper()) return;
    isOwn = true;
    setPaper(true);
  };
  const end = () => {
    if (isOwn) setPaper(false);
    isOwn = false;
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Until the page is ready twice in a row, as a chart may announce a change late. */
async function allDrawn(): Promise<void> {
  for (let ready = 0; ready < 2;) {
    await frame();
    await frame();
    ready = document.querySelector('main[data-ready="true"]') === null ? 0 : ready + 1;
  }
}

/**
 * Until the print is made or cancelled. Some browsers do not report it; then the next action of the
 * user counts.
 */
async function printed(): Promise<void> {
  const signs = ['afterprint', 'pointerdown', 'keydown'];
  await new Promise<void>((done) => {
    const end = () => {
      for (const sign of signs) window.removeEventListener(sign, end);
      done();
    };
    for (const sign of signs) window.addEventListener(sign, end);
  });
}

async function frame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
}
