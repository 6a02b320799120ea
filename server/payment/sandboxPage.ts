// A fake payment provider's checkout page: what is bought, a button that pays and one that cancels.

import type { Language } from '../../puzzles/languages.ts';

export interface SandboxSale {
  readonly id: string;
  readonly jokers: number;
  /** In the currency's smallest unit. */
  readonly price: number;
  readonly currency: string;
  /** Whether it can still be paid. */
  readonly open: boolean;
  /** The forms' action, followed by `/pay` or `/cancel`. */
  readonly action: string;
  /** Query string of the forms' actions, such as `?home=…`. */
  readonly query: string;
  /** The app's address. */
  readonly app: string;
}

const WORDS = {
  de: {
    title: 'Testkasse',
    note: 'Hier wird nichts bezahlt: Diese Seite steht für den Bezahldienst.',
    item: (jokers: number) => (jokers === 1 ? '1 Joker' : `${jokers} Joker`),
    vat: 'inkl. MwSt.',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    over: 'Dieser Kauf ist beendet.',
    back: 'Zurück zum Spiel',
    gone: 'Diesen Kauf gibt es nicht.',
  },
  en: {
    title: 'Test checkout',
    note: 'Nothing is charged here: this page stands in for the payment provider.',
    item: (jokers: number) => (jokers === 1 ? '1 joker' : `${jokers} jokers`),
    vat: 'incl. VAT',
    pay: 'Pay',
    cancel: 'Cancel',
    over: 'This purchase is over.',
    back: 'Back to the game',
    gone: 'There is no such purchase.',
  },
} as const;

export function sandboxPage(language: Language, sale: SandboxSale | undefined): string {
  const words = WORDS[language];
  if (sale === undefined) return page(language, `<p>${words.gone}</p><a class="key" href="/">${words.back}</a>`);
  const what = `<p class="item"><span>${words.item(sale.jokers)}</span><span class="price"><strong>${price(sale, language)}</strong> <small>${words.vat}</small></span></p>`;
  if (!sale.open)
    return page(language, `${what}<p>${words.over}</p><a class="key" href="${sale.app}">${words.back}</a>`);
  const to = (verb: string): string => `${sale.action}/${verb}${sale.query.replaceAll('&', '&amp;')}`;
  return page(
    language,
    `${what}<p>${words.note}</p>
<form method="post" action="${to('pay')}"><button class="key main" autofocus>${words.pay}</button>
<button class="key" formaction="${to('cancel')}">${words.cancel}</button></form>`,
  );
}

function price({ price: amount, currency }: SandboxSale, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The app's colours: this page belongs to the server and loads nothing of the client. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --box: #f8f8f8; --ink: #020202; --soft: #585858; --line: #878787;
  --accent: #ff6b33; --on-accent: #020202; }
@media (prefers-color-scheme: dark) { :root { --paper: #191615; --box: #262322; --ink: #edecec; --soft: #a5a3a3; --line: #817e7e;
  --accent: #ff6b33; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink);
  font: 17px/1.5 "Atkinson Hyperlegible Next", system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { width: min(100%, 400px); display: grid; gap: 16px; padding: 24px; background: var(--box); border: 1px solid var(--line);
  border-radius: 16px; }
h1 { font-size: 26px; line-height: 1.2; }
p { color: var(--soft); }
.item { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; font-size: 20px; color: var(--ink);
  border-block: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.price { text-align: end; } .price small { display: block; font-size: 14px; color: var(--soft); }
form { display: grid; gap: 12px; padding-top: 8px; }
.key { display: block; width: 100%; min-height: 48px; padding: 10px 16px; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.key:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

const page = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${WORDS[language].title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${WORDS[language].title}</h1>
${content}
</main>
</body>
</html>
`;
