// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from './watch-focus.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Rule packs</h1>
      <button id="retire">Retire</button>
      <section><h2>Duties</h2>
        <ul>
          <li><button id="first">Remove first</button></li>
          <li><button id="second">Remove second</button></li>
          <li><button id="third">Remove third</button></li>
        </ul>
      </section>
      <form><h2>Location</h2><input id="name"><button id="save">Save</button></form>
    </main>`;
  end = watchFocus(document);
});
afterEach(() => end());

const at = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focus = () => document.activeElement;
const words = () => focus()?.textContent;
/** The browser takes the focus from what is removed or off; this document does not. */
const lose = (element: HTMLElement, how: () => void) => {
  element.focus();
  element.blur();
  how();
};

test('the next row gets the focus of a removed one, the last one that before it', async () => {
  const remove = (id: string) => lose(at(id), () => at(id).closest('li')?.remove());
  remove('second');
  await vi.waitFor(() => expect(focus()).toBe(at('third')));
  remove('third');
  await vi.waitFor(() => expect(focus()).toBe(at('first')));
  remove('first');
  await expect.poll(words).toBe('Duties');
});

test('a button that another replaces in its row gives it the focus', async () => {
  lose(at('first'), () => at('first').replaceWith(made('end')));
  await vi.waitFor(() => expect(focus()).toBe(at('end')));
});

test('a button that is off gives the focus to the heading of its part, or of the page', async () => {
  lose(at('save'), () => (at('save').disabled = true));
  await expect.poll(words).toBe('Location');
  lose(at('retire'), () => at('retire').remove());
  await expect.poll(words).toBe('Rule packs');
});

test('a busy button gets the focus back, and the focus of others is not moved', async () => {
  lose(at('save'), () => {
    at('save').disabled = true;
    at('save').setAttribute('data-loading', 'true');
  });
  await new Promise((done) => requestAnimationFrame(done));
  at('save').removeAttribute('data-loading');
  at('save').disabled = false;
  await vi.waitFor(() => expect(focus()).toBe(at('save')));
  at('name').focus();
  at('retire').remove();
  expect(focus()).toBe(at('name'));
});

test('a removed menu gives the focus to what had it before', async () => {
  at('third').focus();
  const menu = document.body.appendChild(document.createElement('div'));
  menu.append(made('entry'));
  lose(at('entry'), () => menu.remove());
  await vi.waitFor(() => expect(focus()).toBe(at('third')));
});

function made(id: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { id });
}
