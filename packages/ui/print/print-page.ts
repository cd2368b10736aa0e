import { onPaper, setPaper } from './paper.ts';

/**
 * Prints the page under a title, in the light theme: it is laid out as on paper, waited for until
 * everything of it is drawn, given to the browser, and laid out as before.
 *
 * @param title names the document, and with it the file that is made
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
 * Lays the page out as on paper, in the light theme, also where the browser's own command prints it.
 * Nothing can be waited for then: what is not drawn at once is printed as it stands.
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

/** Until the page says that it is ready, twice in a row: a chart that is about to change says so late. */
async function allDrawn(): Promise<void> {
  for (let ready = 0; ready < 2;) {
    await frame();
    await frame();
    ready = document.querySelector('main[data-ready="true"]') === null ? 0 : ready + 1;
  }
}

/**
 * Until the print is made or left. A browser that does not say so has handed the page over as soon as
 * the person does anything on it again.
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
