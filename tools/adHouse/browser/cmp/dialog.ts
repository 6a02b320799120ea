// The dialog that asks for consent. Both answers take one press and look alike.
import { make, shadowOf } from '../house.ts';
import { type Choice, EVERYTHING, NOTHING } from './choice.ts';
import { STYLE } from './style.ts';
import { PURPOSES, WORDS } from './texts.ts';
import { PURPOSE_IDS, VENDORS } from './vendorList.ts';

interface Question {
  readonly language: 'de' | 'en';
  /** What the switches show at first. */
  readonly choice: Choice;
  decided(choice: Choice): void;
  /** Escape: closed without an answer. */
  dismissed(): void;
}

export function openDialog({ language, choice, decided, dismissed }: Question): void {
  const words = WORDS[language];
  const host = make('div', { id: 'ad-house-consent', lang: language });
  const title = make('h2', { id: 'title', tabIndex: -1, autofocus: true }, words.title);
  const purposes = switches(
    words.purposes,
    PURPOSE_IDS.map((id) => [id, PURPOSES[language][id] ?? '']),
    choice.purposes,
  );
  const vendors = switches(
    words.vendors,
    VENDORS.map(({ id, name }) => [id, name]),
    choice.vendors,
  );
  const details = make('div', { className: 'details', hidden: true }, purposes.element, vendors.element);
  const dialog = make('dialog');
  dialog.setAttribute('aria-labelledby', title.id);

  const end = (answer: Choice): void => {
    leave();
    decided(answer);
  };
  const save = button(words.save, 'plain', () => end({ purposes: purposes.chosen(), vendors: vendors.chosen() }));
  const settings = button(words.settings, 'plain', () => {
    details.hidden = false;
    settings.replaceWith(save);
    purposes.element.querySelector('input')?.focus();
  });
  const refuse = button(words.refuse, 'answer', () => end(NOTHING));
  const accept = button(words.accept, 'answer', () => end(EVERYTHING));

  dialog.append(
    make('div', { className: 'text' }, title, make('p', {}, words.intro), make('p', {}, words.later), details),
    make('div', { className: 'actions' }, refuse, accept, settings),
    make('p', { className: 'test' }, words.test),
  );
  dialog.addEventListener('cancel', () => {
    leave();
    dismissed();
  });

  function leave(): void {
    dialog.close();
    host.remove();
  }

  document.body.append(host);
  shadowOf(host, STYLE).append(dialog);
  dialog.showModal();
}

function button(words: string, className: string, press: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', className }, words);
  element.addEventListener('click', press);
  return element;
}

interface Switches {
  readonly element: HTMLElement;
  chosen(): number[];
}

function switches(legend: string, items: readonly (readonly [number, string])[], on: readonly number[]): Switches {
  const inputs = items.map(([id, name]) => {
    const input = make('input', { type: 'checkbox', value: `${id}`, checked: on.includes(id) });
    input.setAttribute('role', 'switch');
    return { input, label: make('label', {}, make('span', {}, name), input) };
  });
  return {
    element: make('fieldset', {}, make('legend', {}, legend), ...inputs.map(({ label }) => label)),
    chosen: () => inputs.filter(({ input }) => input.checked).map(({ input }) => Number(input.value)),
  };
}
